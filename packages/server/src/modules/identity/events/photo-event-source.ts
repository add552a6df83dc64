import { say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { photoOperationNames, photoStorageNames } from '@campus/contract/logs/log-words.ts'
import {
  PhotoOperation,
  type PhotoOperationRow,
  PhotoStorage,
  type PhotoStorageRow,
  photoOperationLog,
  photoStorageLog,
} from '@campus/contract/logs/photo-log.ts'
import { sql as fragment, type Selectable } from 'kysely'
import type { Ctx } from '../../../context/context.ts'
import { containing } from '../../../platform/db/sql.ts'
import type { PhotoEvent } from '../../../platform/db/table-types.ts'
import type { LogColumn, LogWhere } from '../../logs/log-source.extension.ts'
import { logExport } from '../../logs/reading/log-export.service.ts'
import { networkColumn, personColumn, personText, timeColumn, unitColumn } from '../../logs/source/log-columns.service.ts'
import type { LogNames } from '../../logs/source/log-names.service.ts'
import { monthlySource, when } from '../../logs/source/monthly-source.service.ts'
import { listTypeNames } from './photo-event.repository.ts'

type Kept = Selectable<PhotoEvent>
type Common = Omit<PhotoOperationRow, 'action'>

const actorColumn: LogColumn<Common> = { key: 'actor', title: ['操作人', 'By', '操作人'], cell: ({ actor }) => personText(actor) }

const typeColumn: LogColumn<Common> = {
  key: 'type',
  title: ['照片类型', 'Photo type', '照片類型'],
  cell: ({ type }, { language }) => (type ? nameIn(type, language) : ''),
}

const presentCommon = async (ctx: Ctx, rows: readonly Kept[], names: LogNames): Promise<readonly (readonly [Kept, Common])[]> => {
  const [first] = rows
  const types = first ? await listTypeNames(ctx.sql, first.school_id) : []
  const byId = new Map(types.map(({ id, name, name_en, name_tw }) => [id, { name, nameEn: name_en, nameTw: name_tw }]))
  return rows.map((row) => [
    row,
    {
      id: row.id,
      at: row.created_at.toISOString(),
      person: names.person(row.person_id),
      unitName: names.unit(row.unit_id),
      actor: names.person(row.actor_id),
      type: (row.type_id && byId.get(row.type_id)) || null,
      photoId: row.photo_id,
      network: row.network,
      requestId: row.request_id,
    },
  ])
}

const conditionsAmong =
  (actions: readonly string[]) =>
  ({ action, outcome, subjectId }: LogWhere) => [
    fragment<boolean>`action = any(${actions}::text[])`,
    ...when(action, (wanted) => fragment<boolean>`action = ${wanted}`),
    ...when(outcome, undefined),
    ...when(subjectId, (photoId) => fragment<boolean>`photo_id::text = ${photoId}`),
  ]

const shared = {
  table: 'photo_event',
  matches: (words: string, people: readonly string[]) =>
    fragment<boolean>`(person_id = any(${people}::uuid[]) or actor_id = any(${people}::uuid[]) or network ilike ${containing(words)})`,
  alsoPeople: ({ actor_id }: Kept) => actor_id,
} as const

const inTrail = (what: string, { person, actor, network, requestId }: Common) => ({
  what: [what, person?.name].filter(Boolean).join(' · '),
  outcome: '',
  isRefused: false,
  person: actor ?? person,
  network,
  requestId,
})

export const photoOperationSource = monthlySource<Kept, PhotoOperationRow>({
  ...shared,
  columns: [
    timeColumn,
    personColumn,
    unitColumn,
    { key: 'action', title: ['操作', 'Action', '操作'], cell: ({ action }, { say }) => say(photoOperationNames[action]) },
    typeColumn,
    actorColumn,
    networkColumn,
  ],
  conditions: conditionsAmong(PhotoOperation.options),
  present: async (ctx, rows, names) =>
    (await presentCommon(ctx, rows, names)).map(([row, common]) => ({ ...common, action: PhotoOperation.parse(row.action) })),
  inTrail: (row, language) => inTrail(say(photoOperationNames[row.action], language), row),
})

export const photoStorageSource = monthlySource<Kept, PhotoStorageRow>({
  ...shared,
  columns: [
    timeColumn,
    personColumn,
    unitColumn,
    { key: 'action', title: ['操作', 'Action', '操作'], cell: ({ action }, { say }) => say(photoStorageNames[action]) },
    typeColumn,
    { key: 'bytes', title: ['大小（字节）', 'Bytes', '大小（位元組）'], cell: ({ bytes }) => (bytes === null ? '' : String(bytes)) },
    actorColumn,
    networkColumn,
  ],
  conditions: conditionsAmong(PhotoStorage.options),
  present: async (ctx, rows, names) =>
    (await presentCommon(ctx, rows, names)).map(([row, common]) => ({
      ...common,
      action: PhotoStorage.parse(row.action),
      bytes: row.bytes,
    })),
  inTrail: (row, language) => inTrail(say(photoStorageNames[row.action], language), row),
})

const peopleOf = ({ person, actor }: Common) => [person?.id, actor?.id]

export const photoOperationExport = logExport(photoOperationSource, {
  who: photoOperationLog.who,
  actions: photoOperationNames,
  peopleOf,
})

export const photoStorageExport = logExport(photoStorageSource, { who: photoStorageLog.who, actions: photoStorageNames, peopleOf })
