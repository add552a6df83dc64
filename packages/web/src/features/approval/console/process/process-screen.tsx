import { consoleProcess } from '@campus/contract/approval/console/processes.ts'
import { Id } from '@campus/contract/fields.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { readProcess } from '@campus/flow/process/read-process.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../../api/send.ts'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { BrokenDraft } from './broken-draft.tsx'
import { Designer } from './designer.tsx'
import { designerWords } from './words.ts'

function KnownProcess({ id }: { readonly id: string }) {
  const queries = useQueryClient()
  const read = useRead(consoleProcess, { id })
  // Another number takes up another version; what was undone and chosen before belonged to the old one.
  const [loaded, setLoaded] = useState(0)
  const reload = async () => {
    queries.setQueryData(keyOf(consoleProcess, { id }), await send(consoleProcess, { id }))
    setLoaded((count) => count + 1)
  }
  if (!read.data)
    return (
      <ConsoleFrame screen={consolePaths.approvalProcess}>
        <QueryView read={read}>{() => null}</QueryView>
      </ConsoleFrame>
    )
  const { version } = read.data
  const design = readProcess({ process: version.tree, formItems: version.form, settings: version.settings })
  return 'value' in design ? (
    <Designer key={loaded} process={read.data} start={design.value} onReload={reload} />
  ) : (
    <BrokenDraft process={read.data} onReload={reload} />
  )
}

export default function ProcessScreen() {
  const words = useWords(designerWords)
  const query = useQueryOf(consolePaths.approvalProcess)
  const id = Id.safeParse(query.id).data
  if (id !== undefined) return <KnownProcess key={id} id={id} />
  return (
    <ConsoleFrame screen={consolePaths.approvalProcess}>
      <Empty t={words.noSuch} />
    </ConsoleFrame>
  )
}
