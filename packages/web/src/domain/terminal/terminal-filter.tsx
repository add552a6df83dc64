import { nameIn } from '@campus/contract/localized-name.ts'
import { schoolTerminals } from '@campus/contract/terminals/console.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { terminalFilterWords } from './words.ts'

interface TerminalFilterProps {
  /** The list whose address holds the terminal. */
  readonly of: {
    readonly query: { readonly terminalId?: string }
    readonly filter: (part: { readonly terminalId: string | undefined }) => void
  }
}

/** Narrows a list to what concerns one terminal. */
export function TerminalFilter({ of: { query, filter } }: TerminalFilterProps) {
  const words = useWords(terminalFilterWords)
  const language = useLanguage()
  const { data } = useRead(schoolTerminals, { pageSize: 100 }, { background: true })
  return (
    <SelectBox
      label={words.terminal}
      all={words.all}
      value={query.terminalId ?? ''}
      options={(data?.rows ?? []).map((terminal) => ({ value: terminal.id, label: `${terminal.number} · ${nameIn(terminal, language)}` }))}
      onChoose={(terminalId) => filter({ terminalId: terminalId || undefined })}
    />
  )
}
