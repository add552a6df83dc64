import type { LibraryDirectory } from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './library.css'
import { useDirectories } from './use-library.ts'
import { libraryWords } from './words.ts'

function DirectoryLink({ directory }: { readonly directory: LibraryDirectory }) {
  const words = useWords(libraryWords)
  return (
    <PathLink to={cloudPrintPaths.library} query={{ directoryId: directory.id }} className="directory-link">
      <span>{nameIn(directory, useLanguage())}</span>
      <small>{words.files(directory.fileCount)}</small>
    </PathLink>
  )
}

/** What lies in a directory, however deep. */
function Below({ directories }: { readonly directories: readonly LibraryDirectory[] }) {
  if (directories.length === 0) return null
  return (
    <ul className="directory-below">
      {directories.map((directory) => (
        <li key={directory.id}>
          <DirectoryLink directory={directory} />
          <Below directories={directory.children} />
        </li>
      ))}
    </ul>
  )
}

/** The library by its directories. */
export default function DirectoriesScreen() {
  const words = useWords(libraryWords)
  const read = useDirectories()
  const toLibrary = (
    <Button color="primary" onClick={() => void open(cloudPrintPaths.library)}>
      {words.toLibrary}
    </Button>
  )
  return (
    <QueryView read={read} empty={<Empty t={words.noDirectories} action={toLibrary} />}>
      {(directories) => (
        <ul className="directory-cards">
          {directories.map((directory) => (
            <li key={directory.id} className="page-card">
              <DirectoryLink directory={directory} />
              <Below directories={directory.children} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
