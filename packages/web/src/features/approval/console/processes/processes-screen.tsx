import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, EditSOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { GroupDialog } from './group-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { NewProcessDialog, ProcessDialog } from './process-dialog.tsx'
import { ProcessTable } from './process-table.tsx'
import './processes.css'
import { processesWords } from './words.ts'

type Group = OutputOf<typeof consoleProcesses>['groups'][number]

type Shown =
  | { readonly what: 'group'; readonly group: Group | undefined }
  | { readonly what: 'process'; readonly id: string }
  | { readonly what: 'new' | 'import' }

export default function ProcessesScreen() {
  const words = useWords(processesWords)
  const language = useLanguage()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const read = useRead(consoleProcesses, {})
  const [shown, setShown] = useState<Shown>()
  const groups = read.data?.groups ?? []
  const close = () => setShown(undefined)
  const addGroup = (
    <Button color={groups.length === 0 ? 'primary' : 'default'} onClick={() => setShown({ what: 'group', group: undefined })}>
      {words.addGroup}
    </Button>
  )
  const actions = isAdmin && (
    <>
      {addGroup}
      {groups.length > 0 && (
        <>
          <Button onClick={() => setShown({ what: 'import' })}>{words.importFile}</Button>
          <Button color="primary" onClick={() => setShown({ what: 'new' })}>
            <AddOutline aria-hidden /> {words.add}
          </Button>
        </>
      )}
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.approvalProcesses} lead={words.lead} actions={actions}>
      <QueryView
        read={read}
        isEmpty={({ groups }) => groups.length === 0}
        empty={<Empty t={words.none} action={isAdmin ? addGroup : undefined} />}
      >
        {({ groups, processes }) =>
          groups.map((group) => (
            <div key={group.id} className="process-group">
              <h2>
                {nameIn(group, language)}
                {isAdmin && (
                  <button
                    type="button"
                    aria-label={words.editGroup(nameIn(group, language))}
                    onClick={() => setShown({ what: 'group', group })}
                  >
                    <EditSOutline aria-hidden />
                  </button>
                )}
              </h2>
              <ProcessTable
                label={nameIn(group, language)}
                rows={processes.filter(({ groupId }) => groupId === group.id)}
                onEdit={isAdmin ? (id) => setShown({ what: 'process', id }) : undefined}
              />
            </div>
          ))
        }
      </QueryView>
      {shown?.what === 'group' && <GroupDialog group={shown.group} onClose={close} />}
      {shown?.what === 'process' && <ProcessDialog id={shown.id} groups={groups} onClose={close} />}
      {shown?.what === 'new' && <NewProcessDialog groups={groups} onClose={close} />}
      {shown?.what === 'import' && <ImportDialog groups={groups} onClose={close} />}
    </ConsoleFrame>
  )
}
