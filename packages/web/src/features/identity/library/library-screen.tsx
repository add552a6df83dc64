import { photoLibrary } from '@campus/contract/identity/library.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Pager } from '@campus/ui/table/pager.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { useQueue } from '../../../console/frame/use-queue.ts'
import { ListWithDetail } from '../../../console/look/list-with-detail.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { PhotoExportButton } from './export-button.tsx'
import './library.css'
import { libraryFilterIn } from './library-filter.ts'
import { LibraryFilters } from './library-filters.tsx'
import { GatedQuery } from './manager-gate.tsx'
import { PhotoDetail } from './photo-detail.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { SamplePhotos } from './sample-photos.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useReview, waits } from './use-review.ts'
import { libraryWords } from './words.ts'

/** The photos of a scope: narrowed, looked at one by one or decided many at once. */
export default function LibraryScreen() {
  const words = useWords(libraryWords)
  const addressed = useAddressed(identityPaths.library)
  const { query, place, move, choose } = addressed
  const filter = libraryFilterIn(query)
  const page = usePage(photoLibrary, { ...place, ...filter }, { asksForProof: false })
  const photos = page.data?.rows ?? []
  useQueue({ isOn: useWide(), read: page, chosen: query.id, choose, waits })
  const review = useReview({ photos, chosen: query.id, choose })
  const { shown, selected, deciding } = review
  const isNarrowed = Object.keys(filter).length > 0
  const list = (
    <>
      <LibraryFilters addressed={addressed} />
      <GatedQuery read={page} isEmpty={({ total }) => total === 0} empty={<Empty t={isNarrowed ? words.none : words.noneYet} />}>
        {({ rows, total }) => (
          <>
            <PhotoGrid photos={rows} chosen={query.id} selected={selected} onChoose={choose} onSelect={review.select} />
            {total > place.pageSize && <Pager label={words.list} place={place} total={total} onMove={move} />}
            <SelectionBar review={review} />
          </>
        )}
      </GatedQuery>
    </>
  )
  const detail = shown && <PhotoDetail key={shown.id} photo={shown} onDecide={(verdict) => review.decide([shown], verdict)} />
  return (
    <ConsoleFrame
      screen={identityPaths.library}
      lead={
        <>
          {words.lead} <span className="library-keys">{words.keys}</span>
        </>
      }
      actions={<PhotoExportButton filter={filter} />}
    >
      <ListWithDetail list={list} detail={detail ?? null} hint={photos.length > 0 ? (query.id ? words.gone : words.choose) : undefined} />
      {deciding && (
        <DecideDialog
          {...deciding}
          sample={deciding.photos.length > 1 && <SamplePhotos photos={deciding.photos} />}
          onDecided={review.goOn}
          onClose={review.close}
        />
      )}
    </ConsoleFrame>
  )
}
