import { homeInit } from '@campus/contract/home/workbench.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { inOrder, maxFavourites, moved, movedAmong, named, toggled } from '../../../launcher/arrangement.ts'
import { type Tile, tileGroups } from '../../../launcher/tile.ts'
import { inGroups, useOffered } from '../../../launcher/use-services.ts'
import { ArrangedList } from './arranged-list.tsx'
import { type Arrangement, useArrangement } from './use-arrangement.ts'
import { workbenchWords } from './words.ts'

const namesOf = (services: readonly Tile[]) => services.map(({ name }) => name)

function Arranging({ kept }: { readonly kept: Arrangement }) {
  const words = useWords(workbenchWords)
  const say = useSay()
  const offered = useOffered()
  const { order, favourites, change, saving, retry } = useArrangement(() => ({
    order: namesOf(inOrder(offered, kept.order)),
    favourites: namesOf(named(offered, kept.favourites)),
  }))
  const isFull = favourites.length >= maxFavourites
  const toggle = (name: string) => change({ favourites: toggled(favourites, name) })
  const summary = { untouched: words.savedByItself, saving: words.saving, saved: words.saved, failed: words.notSaved }

  return (
    <div className="page page-two-columns">
      <section className="page-card arrange-favourites" aria-labelledby="arrange-favourites">
        <h2 id="arrange-favourites">{words.favouritesCount(favourites.length, maxFavourites)}</h2>
        {isFull && <p className="page-note">{words.full}</p>}
        {favourites.length === 0 ? (
          <p className="page-note">{words.noFavouritesYet}</p>
        ) : (
          <ArrangedList
            services={named(offered, favourites)}
            favourites={favourites}
            isFull={isFull}
            onMove={(name, by) => change({ favourites: moved(favourites, name, by) })}
            onToggle={toggle}
          />
        )}
        <p className="page-note" role="status">
          {summary[saving]}
        </p>
        {saving === 'failed' && <Button onClick={retry}>{words.saveAgain}</Button>}
      </section>
      <div className="page-column">
        {inGroups(named(offered, order).filter(({ isMinor }) => !isMinor)).map(([group, services]) => (
          <section className="page-card" key={group} aria-labelledby={`arrange-${group}`}>
            <h2 id={`arrange-${group}`}>{say(tileGroups[group])}</h2>
            <ArrangedList
              services={services}
              favourites={favourites}
              isFull={isFull}
              onMove={(name, by) => change({ order: movedAmong(order, namesOf(services), name, by) })}
              onToggle={toggle}
            />
          </section>
        ))}
      </div>
    </div>
  )
}

export default function ArrangeScreen() {
  const read = useRead(homeInit, {})
  return <QueryView read={read}>{({ workbench }) => <Arranging kept={workbench} />}</QueryView>
}
