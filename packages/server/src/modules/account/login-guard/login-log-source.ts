import type { Language, Phrase } from '@campus/contract/language.ts'
import { say } from '@campus/contract/language.ts'
import { loginOutcomeNames, loginReasonNames, loginWayNames } from '@campus/contract/logs/log-words.ts'
import { LoginOutcome, type LoginRow, loginLog } from '@campus/contract/logs/login-log.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { sql as fragment, type Selectable } from 'kysely'
import { containing } from '../../../platform/db/sql.ts'
import type { LoginLog } from '../../../platform/db/table-types.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { logExport } from '../../logs/reading/log-export.service.ts'
import { deviceColumn, networkColumn, personColumn, timeColumn, unitColumn } from '../../logs/source/log-columns.service.ts'
import { monthlySource, when } from '../../logs/source/monthly-source.service.ts'

/** The answers of the product say why; where they keep it from strangers, the log says it plainly. */
const reasonTexts: Readonly<Record<string, Phrase>> = { ...refusals, ...loginReasonNames }

const inWords = (phrases: Readonly<Record<string, Phrase>>, word: string, language: Language) => {
  const phrase = phrases[word]
  return phrase ? say(phrase, language) : word
}

export const loginLogSource = monthlySource<Selectable<LoginLog>, LoginRow>({
  table: 'login_log',
  columns: [
    timeColumn,
    personColumn,
    unitColumn,
    { key: 'way', title: ['方式', 'Method', '方式'], cell: ({ way }) => way },
    { key: 'outcome', title: ['结果', 'Outcome', '結果'], cell: ({ outcome }, { say }) => say(loginOutcomeNames[outcome]) },
    { key: 'reason', title: ['原因', 'Reason', '原因'], cell: ({ reason }) => reason },
    deviceColumn,
    networkColumn,
  ],
  conditions: ({ action, outcome, subjectId }) => [
    ...when(action, (way) => fragment<boolean>`way = ${way}`),
    ...when(outcome, (wanted) => fragment<boolean>`outcome = ${wanted}`),
    ...when(subjectId, undefined),
  ],
  matches: (words, people) => {
    const like = containing(words)
    return fragment<boolean>`(person_id = any(${people}::uuid[]) or device_name ilike ${like} or network ilike ${like} or reason ilike ${like})`
  },
  present: (ctx, rows, names) =>
    rows.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      person: names.person(row.person_id),
      unitName: names.unit(row.unit_id),
      way: inWords(loginWayNames, row.way, ctx.language),
      outcome: LoginOutcome.parse(row.outcome),
      reason: inWords(reasonTexts, row.reason, ctx.language),
      deviceName: nameDevice(row.device_name, ctx.language),
      network: row.network,
      requestId: row.request_id,
    })),
  inTrail: ({ outcome, way, reason, person, network, requestId }, language) => ({
    what: `${say(loginOutcomeNames[outcome], language)} · ${way}`,
    outcome: reason,
    isRefused: outcome === 'refused',
    person,
    network,
    requestId,
  }),
})

export const loginLogExport = logExport(loginLogSource, {
  who: loginLog.who,
  actions: loginWayNames,
  outcomes: loginOutcomeNames,
  peopleOf: ({ person }) => [person?.id],
})
