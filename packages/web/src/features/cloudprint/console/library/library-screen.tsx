import { offeredFiles } from '@campus/contract/cloudprint/console.ts'
import { LibraryState, libraryStateNames, libraryStates } from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { LibraryMark } from '../../../../domain/library/library-mark.tsx'
import { type Offered, OfferedDetail } from './offered-detail.tsx'
import { libraryWords } from './words.ts'

function OfferedLine({ file }: { readonly file: Offered }) {
  const words = useWords(libraryWords)
  const language = useLanguage()
  const { state, directory, pages, personName, personNumber, createdAt } = file
  return (
    <>
      <span className="choosable-head">
        {nameIn(file, language)}
        <LibraryMark state={state} />
      </span>
      <small>
        {nameIn(directory, language)} · {words.pages(pages)}
      </small>
      <small>
        {personName} · {personNumber} · <Time at={createdAt} />
      </small>
    </>
  )
}

/** What people offered to the shared library, with the chosen file beside it. */
export default function LibraryScreen() {
  const words = useWords(libraryWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.library)
  const { query, place, searched } = addressed
  const state = LibraryState.safeParse(query.state).data
  const filter = { ...searched, ...(state && { state }), ...daysIn(query) }
  const page = usePage(offeredFiles, { ...place, ...filter })
  return (
    <ListScreen
      screen={consolePaths.library}
      lead={words.lead}
      actions={<ExportButton source="library_files" filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={libraryStates} t={(one) => say(libraryStateNames[one])} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={words.none} />}
      hint={words.choose}
      waits={({ state }) => state === 'waiting'}
      hasVerdictKeys
      detail={query.id ? <OfferedDetail key={query.id} id={query.id} /> : null}
    >
      {(file) => <OfferedLine file={file} />}
    </ListScreen>
  )
}
