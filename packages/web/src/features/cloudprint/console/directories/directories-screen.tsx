import { schoolLibraryDirectories } from '@campus/contract/cloudprint/console.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useMemo, useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { UnitTree } from '../../../../domain/unit/unit-tree.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { ListWithDetail } from '../../../../console/look/list-with-detail.tsx'
import './directories.css'
import { DirectoryForm } from './directory-form.tsx'
import { DirectoryPanel } from './directory-panel.tsx'
import { type Directory, flatten } from './flat-directories.ts'
import { directoriesWords } from './words.ts'

interface DirectoriesProps {
  readonly directories: readonly Directory[]
  readonly mayChange: boolean
  /** Under which one another is added; null is the top. */
  readonly onAdd: (parentId: string | null) => void
}

function Directories({ directories, mayChange, onAdd }: DirectoriesProps) {
  const words = useWords(directoriesWords)
  const { query, choose, filter } = useAddressed(consolePaths.libraryDirectories)
  const chosen = directories.find(({ id }) => id === query.id)
  return (
    <ListWithDetail
      list={
        <div className="console-card directories-tree">
          <UnitTree
            label={words.tree}
            units={directories}
            value={query.id === undefined ? [] : [query.id]}
            onChange={([id]) => id && choose(id)}
            aside={({ fileCount }) => fileCount}
            searchSays={{ label: words.search, noMatch: words.noMatch }}
          />
        </div>
      }
      hint={words.choose}
      detail={
        chosen ? (
          // Another directory, or the same one after it was saved, is another form.
          <DirectoryPanel
            key={JSON.stringify(chosen)}
            directories={directories}
            directory={chosen}
            mayChange={mayChange}
            onAdd={() => onAdd(chosen.id)}
            onGone={() => filter({ id: chosen.parentId ?? undefined })}
          />
        ) : null
      }
    />
  )
}

/** The tree of the shared library: directories are added, renamed, moved and dropped. */
export default function DirectoriesScreen() {
  const words = useWords(directoriesWords)
  const language = useLanguage()
  const mayChange = useSession('user')?.roles.includes('admin') ?? false
  const read = useRead(schoolLibraryDirectories, {})
  const directories = useMemo(() => flatten(read.data ?? []), [read.data])
  const { choose } = useAddressed(consolePaths.libraryDirectories)
  const [addingUnder, setAddingUnder] = useState<string | null>()
  const parent = directories.find(({ id }) => id === addingUnder)
  const addTop = mayChange && (
    <Button color="primary" onClick={() => setAddingUnder(null)}>
      <AddOutline aria-hidden /> {words.addTop}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.libraryDirectories} lead={words.lead} actions={read.data?.length !== 0 && addTop}>
      <QueryView read={read} empty={<Empty t={words.none} action={addTop} />}>
        {() => <Directories directories={directories} mayChange={mayChange} onAdd={setAddingUnder} />}
      </QueryView>
      {addingUnder !== undefined && (
        <ConsoleDialog
          title={parent ? words.addUnder(nameIn(parent, language)) : words.addTop}
          size="wide"
          onClose={() => setAddingUnder(undefined)}
        >
          <DirectoryForm
            directories={directories}
            parentId={addingUnder}
            onCancel={() => setAddingUnder(undefined)}
            onSaved={(id) => {
              setAddingUnder(undefined)
              choose(id)
            }}
          />
        </ConsoleDialog>
      )}
    </ConsoleFrame>
  )
}
