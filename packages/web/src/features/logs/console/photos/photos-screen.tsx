import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { photoOperationNames, photoStorageNames } from '@campus/contract/logs/log-words.ts'
import { PhotoOperation, PhotoStorage, photoOperationLog, photoStorageLog } from '@campus/contract/logs/photo-log.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { LogPersonLink, LogView } from '../log/log-screen.tsx'
import { logWords } from '../log/words.ts'
import { photosWords } from './words.ts'

type Operation = OutputOf<typeof photoOperationLog>['rows'][number]
type Storage = OutputOf<typeof photoStorageLog>['rows'][number]

/** A photo's own trail, where the row is about one. */
const trailOf = ({ photoId, requestId, person }: Operation | Storage) => ({ requestId, person, subjectId: photoId ?? undefined })

const useShared = () => {
  const [words, own] = [useWords(logWords), useWords(photosWords)]
  const language = useLanguage()
  return {
    at: { title: words.at, cell: ({ at }: Operation | Storage) => <Moment at={at} /> },
    person: {
      title: words.person,
      cell: ({ person }: Operation | Storage) => <LogPersonLink person={person} none="—" log={logPaths.photos} />,
    },
    type: { title: own.type, cell: ({ type }: Operation | Storage) => (type ? nameIn(type, language) : '—') },
    actor: { title: words.actor, cell: ({ actor }: Operation | Storage) => <LogPersonLink person={actor} none={words.system} /> },
    network: { title: words.networkName, cell: ({ network }: Operation | Storage) => network || '—' },
  }
}

function Operations() {
  const [words, own] = [useWords(logWords), useWords(photosWords)]
  const say = useSay()
  const { at, person, type, actor, network } = useShared()
  const columns: Columns<Operation> = [
    at,
    person,
    { title: words.action, cell: ({ action }) => say(photoOperationNames[action]) },
    type,
    actor,
    network,
  ]
  return (
    <LogView
      screen={logPaths.photos}
      log="photo_operation"
      label={own.operations}
      call={photoOperationLog}
      read={(filter, signal) => send(photoOperationLog, filter, { signal })}
      columns={columns}
      trailOf={trailOf}
      actions={PhotoOperation.options.map((value) => ({ value, label: say(photoOperationNames[value]) }))}
    />
  )
}

function StorageLog() {
  const [words, own] = [useWords(logWords), useWords(photosWords)]
  const say = useSay()
  const { at, person, type, actor, network } = useShared()
  const columns: Columns<Storage> = [
    at,
    person,
    { title: words.action, cell: ({ action }) => say(photoStorageNames[action]) },
    type,
    {
      title: own.size,
      cell: ({ bytes }) => (bytes === null ? '—' : `${Math.ceil(bytes / 1024).toLocaleString('en-US')} KB`),
      isNumber: true,
    },
    actor,
    network,
  ]
  return (
    <LogView
      screen={logPaths.photos}
      log="photo_storage"
      label={own.storage}
      call={photoStorageLog}
      read={(filter, signal) => send(photoStorageLog, filter, { signal })}
      columns={columns}
      trailOf={trailOf}
      actions={PhotoStorage.options.map((value) => ({ value, label: say(photoStorageNames[value]) }))}
    />
  )
}

/** What happened to photos: what people did with them, and which were stored and deleted. */
export default function PhotosScreen() {
  const words = useWords(photosWords)
  const { query, filter } = useAddressed(logPaths.photos)
  const tab = query.tab === 'storage' ? 'storage' : 'operations'
  return (
    <ConsoleFrame screen={logPaths.photos} lead={words.lead}>
      <Choice
        look="tabs"
        label={words.lead}
        options={[
          ['operations', words.operations],
          ['storage', words.storage],
        ]}
        value={tab}
        onChoose={(chosen) => filter({ tab: chosen === 'storage' ? chosen : undefined, action: undefined })}
      />
      {tab === 'storage' ? <StorageLog /> : <Operations />}
    </ConsoleFrame>
  )
}
