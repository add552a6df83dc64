import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { type FaceCallRow, faceCallLog } from '@campus/contract/logs/face-log.ts'
import { faceCallConsentNames, faceCallOutcomeNames, faceCallPurposeNames } from '@campus/contract/logs/log-words.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { sql as fragment, type Selectable } from 'kysely'
import { containing } from '../../../platform/db/sql.ts'
import type { FaceCall } from '../../../platform/db/table-types.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { logExport } from '../../logs/reading/log-export.service.ts'
import { deviceColumn, networkColumn, personColumn, timeColumn, unitColumn } from '../../logs/source/log-columns.service.ts'
import { monthlySource, when } from '../../logs/source/monthly-source.service.ts'

/** What a check found, in a few words. */
const faultNames: Readonly<Record<string, Phrase>> = {
  ...refusals,
  too_few_frames: ['画面太少', 'Too few pictures', '畫面太少'],
  repeated_frame: ['画面重复', 'The same picture twice', '畫面重複'],
  no_face: ['没有人脸', 'No face', '沒有人臉'],
  several_faces: ['不止一个人', 'More than one face', '不止一個人'],
  person_changed: ['前后不是同一人', 'The person changed', '前後不是同一人'],
  no_front_view: ['没有正脸', 'No front view', '沒有正臉'],
  prompt_missed: ['动作没有做完', 'A movement was missed', '動作沒有做完'],
  flat: ['像是照片', 'Looked like a photo', '像是照片'],
  picture_broken: ['图片打不开', 'The picture does not open', '圖片打不開'],
  other_person: ['不是本人', 'Not the same person', '不是本人'],
  photo_refused: ['照片不合格', 'The photo is not good enough', '照片不合格'],
}

const faultIn = (fault: string, language: Language) => {
  const phrase = faultNames[fault]
  return phrase ? say(phrase, language) : fault
}

export const faceCallSource = monthlySource<Selectable<FaceCall>, FaceCallRow>({
  table: 'face_call',
  columns: [
    timeColumn,
    personColumn,
    unitColumn,
    { key: 'purpose', title: ['用途', 'Purpose', '用途'], cell: ({ purpose }, { say }) => say(faceCallPurposeNames[purpose]) },
    { key: 'outcome', title: ['结果', 'Outcome', '結果'], cell: ({ outcome }, { say }) => say(faceCallOutcomeNames[outcome]) },
    { key: 'fault', title: ['原因', 'Reason', '原因'], cell: ({ fault }) => fault },
    { key: 'ms', title: ['耗时（毫秒）', 'Milliseconds', '耗時（毫秒）'], cell: ({ ms }) => String(ms) },
    { key: 'consent', title: ['同意', 'Consent', '同意'], cell: ({ consent }, { say }) => say(faceCallConsentNames[consent]) },
    deviceColumn,
    networkColumn,
  ],
  conditions: ({ action, outcome, subjectId }) => [
    ...when(action, (purpose) => fragment<boolean>`purpose = ${purpose}`),
    ...when(outcome, (wanted) => fragment<boolean>`outcome = ${wanted}`),
    ...when(subjectId, undefined),
  ],
  matches: (words, people) => {
    const like = containing(words)
    return fragment<boolean>`(person_id = any(${people}::uuid[]) or device_name ilike ${like} or network ilike ${like} or fault ilike ${like})`
  },
  present: (ctx, rows, names) =>
    rows.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      person: names.person(row.person_id),
      unitName: names.unit(row.unit_id),
      purpose: row.purpose,
      outcome: row.outcome,
      fault: faultIn(row.fault, ctx.language),
      ms: row.ms,
      consent: row.consent,
      deviceName: nameDevice(row.device_name, ctx.language),
      network: row.network,
      requestId: row.request_id,
    })),
  inTrail: ({ purpose, outcome, fault, person, network, requestId }, language) => ({
    what: say(faceCallPurposeNames[purpose], language),
    outcome: [say(faceCallOutcomeNames[outcome], language), fault].filter(Boolean).join(' · '),
    isRefused: outcome !== 'passed',
    person,
    network,
    requestId,
  }),
})

export const faceCallExport = logExport(faceCallSource, {
  who: faceCallLog.who,
  actions: faceCallPurposeNames,
  outcomes: faceCallOutcomeNames,
  peopleOf: ({ person }) => [person?.id],
})
