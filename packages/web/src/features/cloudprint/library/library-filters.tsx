import { librarySorts } from '@campus/contract/cloudprint/library.ts'
import { AppstoreOutline, StarOutline, UnorderedListOutline, UploadOutline } from 'antd-mobile-icons'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { TileLinks } from '../../../navigation/tile-links.tsx'
import { directoryOptions } from './directory-options.ts'
import './library.css'
import { useDirectories, type useLibrary } from './use-library.ts'
import { libraryWords } from './words.ts'

type Library = Pick<ReturnType<typeof useLibrary>, 'filter' | 'narrow'>

export function LibraryFilters({ library }: { readonly library: Library }) {
  const words = useWords(libraryWords)
  const language = useLanguage()
  const { data: directories = [] } = useDirectories()
  const { filter, narrow } = library
  return (
    <div className="beside-filters">
      <DebouncedSearch label={words.search} value={filter.words ?? ''} max={60} onSearch={(found) => narrow({ words: found })} />
      <div className="library-filters">
        <SelectBox
          label={words.directory}
          all={words.everything}
          value={filter.directoryId ?? ''}
          options={directoryOptions(directories, language)}
          onChoose={(directoryId) => narrow({ directoryId: directoryId || undefined })}
        />
        <SelectBox
          label={words.sort}
          value={filter.sort}
          options={librarySorts.map((value) => ({ value, label: words[value] }))}
          onChoose={(chosen) => narrow({ sort: librarySorts.find((sort) => sort === chosen) ?? 'newest' })}
        />
      </div>
    </div>
  )
}

export function LibraryWays() {
  const words = useWords(libraryWords)
  return (
    <nav className="page-card library-ways" aria-label={words.ways}>
      <TileLinks
        tiles={[
          { to: cloudPrintPaths.directories, icon: AppstoreOutline, title: words.directories },
          { to: cloudPrintPaths.collected, icon: StarOutline, title: words.myCollection },
          { to: cloudPrintPaths.ownLibraryFiles, icon: UnorderedListOutline, title: words.mine },
          { to: cloudPrintPaths.shareToLibrary, icon: UploadOutline, title: words.share },
        ]}
      />
    </nav>
  )
}
