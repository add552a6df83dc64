import { ownDataSources } from '@campus/contract/academics/records.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { recordWords } from './record-words.ts'

interface RecordChoiceProps {
  /** Only these of my records; without it all of them. */
  readonly among?: readonly string[]
  /** Without one the newest record is meant. */
  readonly value: string | undefined
  readonly onChoose: (recordId: string) => void
}

/** Which course of study is meant; most people have one and are not asked. */
export function RecordChoice({ among, value, onChoose }: RecordChoiceProps) {
  const words = useWords(recordWords)
  const language = useLanguage()
  const { data: records = [] } = useRead(ownDataSources, {}, { background: true })
  const offered = records.filter(({ id }) => !among || among.includes(id))
  const [newest] = offered
  if (!newest || offered.length < 2) return null
  const options = offered.map((record) => [record.id, `${nameIn(record.major, language)} · ${record.educationLevel}`] as const)
  return <Choice label={words.record} look="chips" options={options} value={value ?? newest.id} onChoose={onChoose} />
}
