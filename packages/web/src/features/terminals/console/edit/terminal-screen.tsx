import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { schoolTerminal } from '@campus/contract/terminals/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { redirect } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { TerminalForm } from './terminal-form.tsx'
import { newTerminal } from './terminal-typed.ts'
import { editWords } from './words.ts'

const toList = (id: string) => void redirect(consolePaths.terminals, { id })

function Known({ id }: { readonly id: string }) {
  const read = useRead(schoolTerminal, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {({ latitude, longitude, ...known }) => (
        <TerminalForm key={id} id={id} start={{ ...known, position: { latitude, longitude } }} onSaved={toList} />
      )}
    </QueryView>
  )
}

export default function TerminalScreen() {
  const words = useWords(editWords)
  const language = useLanguage()
  const { id } = useQueryOf(consolePaths.terminal)
  const { data } = useRead(schoolTerminal, { id: id ?? '' }, { enabled: id !== undefined })
  return (
    <ConsoleFrame screen={consolePaths.terminal} title={id === undefined ? words.newTerminal : data && nameIn(data, language)}>
      {id === undefined ? <TerminalForm id={undefined} start={newTerminal} onSaved={toList} /> : <Known id={id} />}
    </ConsoleFrame>
  )
}
