import { nameIn } from '@campus/contract/localized-name.ts'
import { lostKindNames, lostKinds, lostSideNames, lostSides } from '@campus/contract/lostfound/kinds.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import './lost-found.css'
import { type useLostList, views } from './use-lost-list.ts'
import { listWords } from './words.ts'

function PostButtons() {
  const words = useWords(listWords)
  return (
    <div className="lost-posting">
      <Button color="primary" onClick={() => void open(lostFoundPaths.post, { side: 'found' })}>
        {words.found}
      </Button>
      <Button onClick={() => void open(lostFoundPaths.post, { side: 'lost' })}>{words.lost}</Button>
    </div>
  )
}

/** What stands above the list: posting, whose posts, and what narrows them. */
export function ListTools({ list: { filter, narrow } }: { readonly list: Pick<ReturnType<typeof useLostList>, 'filter' | 'narrow'> }) {
  const words = useWords(listWords)
  const say = useSay()
  const language = useLanguage()
  const places = useRead(campusPlaces, {}, { staleTime: 60_000 }).data?.places ?? []
  return (
    <div className="beside-filters lost-tools">
      <PostButtons />
      <Choice
        look="tabs"
        label={words.view}
        options={views.map((view) => [view, words[view]] as const)}
        value={filter.view}
        onChoose={(view) => narrow({ view })}
      />
      <DebouncedSearch label={words.search} value={filter.words ?? ''} onSearch={(found) => narrow({ words: found })} />
      <div className="lost-filters">
        <SelectBox
          label={words.side}
          all={words.both}
          value={filter.side ?? ''}
          options={lostSides.map((value) => ({ value, label: say(lostSideNames[value]) }))}
          onChoose={(chosen) => narrow({ side: lostSides.find((side) => side === chosen) })}
        />
        <SelectBox
          label={words.kind}
          all={words.allKinds}
          value={filter.kind ?? ''}
          options={lostKinds.map((value) => ({ value, label: say(lostKindNames[value]) }))}
          onChoose={(chosen) => narrow({ kind: lostKinds.find((kind) => kind === chosen) })}
        />
        {places.length > 0 && (
          <SelectBox
            label={words.place}
            all={words.allPlaces}
            value={filter.placeId ?? ''}
            options={places.map((place) => ({ value: place.id, label: nameIn(place, language) }))}
            onChoose={(chosen) => narrow({ placeId: chosen || undefined })}
          />
        )}
      </div>
    </div>
  )
}
