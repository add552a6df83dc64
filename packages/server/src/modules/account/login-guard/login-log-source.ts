import type { Language, Phrase } from '@campus/contract/language.ts'
import { say } from '@campus/contract/language.ts'
import { loginOutcomeNames, loginReasonNames, loginWayNames } from '@campus/contract/logs/log-words.ts'
import { LoginOutcome, type LoginRow, loginLog } from '@campus/contract/logs/login-log.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { sql as fragment, type Selectable } from 'kysely'
import { containing } from '../../../platform/db/sql.ts'
import type { LoginLog } from '../../../platform/db/table-types.ts'
import { devicesNamed, nameDevice } from '../../../platform/text/device-name.ts'
import { logExport } from '../../logs/reading/log-export.service.ts'
import { deviceColumn, networkColumn, personColumn, timeColumn, unitColumn } from '../../logs/source/log-columns.service.ts'
import { monthlySource, when } from '../../logs/source/monthly-source.service.ts'

/** The answers of the product say why; where they keep it from strangers, the log says it plainly. */
const reasonTexts: Readonly<Record<string, Phrase>> = { ...refusals, ...loginReasonNames }

const inWords = (phrases: Readonly<Record<string, Phrase>>, word: string, language: Language) => {
  const phrase = phrases[word]
  return phrase ? say(phrase, language) : word
}

/** What stands for a text that somebody reads, in any language. */
const wordsFor = (phrases: Readonly<Record<string, Phrase>>, shown: string): string[] =>
  Object.entries(phrases).flatMap(([word, phrase]) => (phrase.some((text) => text.toLowerCase().includes(shown.toLowerCase())) ? word : []))

const fits = (mark: RegExp) =>
  mark.flags.includes('i') ? fragment<boolean>`device_name ~* ${mark.source}` : fragment<boolean>`device_name ~ ${mark.source}`

/** A device as the log names it, "Chrome · Windows": each word of it is a browser, a system or stands in what the browser said. */
const isDevice = (words: string) => {
  const parts = words.split(/[\s·]+/).filter(Boolean)
  const each = parts.map((part) => {
    const named = devicesNamed(part).map(
      ({ mark, exceptions }) =>
        fragment<boolean>`(${fragment.join([fits(mark), ...exceptions.map((one) => fragment`not ${fits(one)}`)], fragment` and `)})`,
    )
    return named.length > 0
      ? fragment<boolean>`(${fragment.join(named, fragment` or `)})`
      : fragment<boolean>`device_name ilike ${containing(part)}`
  })
  return each.length > 0 ? fragment<boolean>`(${fragment.join(each, fragment` and `)})` : fragment<boolean>`false`
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
    return fragment<boolean>`(person_id = any(${people}::uuid[]) or network ilike ${like} or reason = any(${wordsFor(reasonTexts, words)})
      or way = any(${wordsFor(loginWayNames, words)}) or device_name ilike ${like} or ${isDevice(words)})`
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
