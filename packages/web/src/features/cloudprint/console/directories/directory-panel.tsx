import { dropLibraryDirectory, schoolLibraryDirectories } from '@campus/contract/cloudprint/console.ts'
import { libraryDirectories } from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { trailOf } from '../../../../domain/unit/unit-rows.ts'
import '../../../../console/look/console-look.css'
import { DirectoryForm } from './directory-form.tsx'
import type { Directory } from './flat-directories.ts'
import { directoriesWords } from './words.ts'

interface DirectoryPanelProps {
  readonly directories: readonly Directory[]
  readonly directory: Directory
  readonly mayChange: boolean
  readonly onAdd: () => void
  readonly onGone: () => void
}

/** One directory: its name and place, and what else can be done with it. */
export function DirectoryPanel({ directories, directory, mayChange, onAdd, onGone }: DirectoryPanelProps) {
  const words = useWords(directoriesWords)
  const language = useLanguage()
  const { act, isActing } = useAction(dropLibraryDirectory, { changes: [schoolLibraryDirectories, libraryDirectories] })
  const { id, fileCount } = directory
  const name = nameIn(directory, language)
  const hasBelow = directories.some(({ parentId }) => parentId === id)
  const drop = async () => {
    if (!(await ask({ title: words.dropTitle(name), text: words.dropText, confirm: words.drop }))) return
    await act({ id })
    toast(words.dropped, 'success')
    onGone()
  }
  return (
    <section className="console-card">
      <header>
        <h2>{name}</h2>
        {mayChange && (
          <div className="console-buttons">
            <Button size="small" onClick={onAdd}>
              {words.add}
            </Button>
            <Button
              size="small"
              color="danger"
              fill="outline"
              disabled={hasBelow || fileCount > 0 || isActing}
              onClick={() => void drop().catch(() => undefined)}
            >
              {words.drop}
            </Button>
          </div>
        )}
      </header>
      <p className="console-note">
        {trailOf(directories, id)
          .map((above) => nameIn(above, language))
          .join(' / ')}{' '}
        · {words.files(fileCount)}
      </p>
      {mayChange && <DirectoryForm directories={directories} directory={directory} onSaved={() => undefined} />}
    </section>
  )
}
