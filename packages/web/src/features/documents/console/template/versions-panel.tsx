import { consoleTemplate } from '@campus/contract/documents/console/templates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { redirect } from '../../../../navigation/navigator.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { Moment } from '../../../../console/look/moment.tsx'
import { SourceEditor } from './source/source-editor.tsx'
import { editorWords } from './words.ts'
import type { Template } from './written-template.ts'

type Version = Template['versions'][number]

const tones = { draft: 'waiting', published: 'good', retired: 'over' } as const

function VersionState({ state }: Pick<Version, 'state'>) {
  const words = useWords(editorWords)
  return <StateMark tone={tones[state]} t={words[`${state}State`]} />
}

interface VersionsPanelProps {
  readonly template: Template
  /** The version that is read in a window of its own. */
  readonly read: number | undefined
  /** Takes an old version for the draft; missing for who may only read. */
  readonly onTake?: (version: Template) => Promise<void>
}

function VersionDialog({
  id,
  version,
  onTake,
}: {
  readonly id: string
  readonly version: number
  readonly onTake: VersionsPanelProps['onTake']
}) {
  const words = useWords(editorWords)
  const read = useRead(consoleTemplate, { id, version })
  const close = () => void redirect(consolePaths.template, { id, tab: 'versions' })
  return (
    <ConsoleDialog title={words.numbered(version)} size="wide" onClose={close}>
      <QueryView read={read}>
        {(shown) => (
          <>
            <SourceEditor label={`${words.source} · ${words.numbered(version)}`} value={shown.source} />
            {onTake && (
              <>
                <p className="console-note">{words.toDraftText}</p>
                <div className="console-buttons console-buttons-end">
                  <Button color="primary" onClick={() => void onTake(shown)}>
                    {words.toDraft}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </QueryView>
    </ConsoleDialog>
  )
}

const useColumns = (): Columns<Version> => {
  const words = useWords(editorWords)
  return [
    { title: words.version, cell: ({ version }) => words.numbered(version) },
    { title: words.state, cell: ({ state }) => <VersionState state={state} /> },
    { title: words.publishedAt, cell: ({ publishedAt }) => publishedAt && <Moment at={publishedAt} /> },
    { title: words.publishedBy, cell: ({ publishedBy }) => publishedBy },
    { title: words.issued, cell: ({ issued }) => sayCount(issued), isNumber: true },
  ]
}

/** Every version that there was, the newest first; each can be read, and begun with again. */
export function VersionsPanel({ template: { id, versions }, read, onTake }: VersionsPanelProps) {
  const words = useWords(editorWords)
  const columns = useColumns()
  const shown = versions.find(({ version }) => version === read)?.version
  return (
    <>
      <Table
        label={words.versions}
        columns={columns}
        rows={versions}
        keyOfRow={({ version }) => String(version)}
        renderName={({ version }, name) => (
          <PathLink to={consolePaths.template} query={{ id, tab: 'versions', version: String(version) }} replaces>
            {name}
          </PathLink>
        )}
      />
      {shown !== undefined && <VersionDialog id={id} version={shown} onTake={onTake} />}
    </>
  )
}
