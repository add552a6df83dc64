import { type FoundKind, searchConsole } from '@campus/contract/console/search.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useKeywords } from '../../launcher/use-keywords.ts'
import { mergeQuery } from '../../navigation/address.ts'
import { useMayOpen } from '../../navigation/use-access.ts'
import { findEntries } from '../menu/find-entries.ts'
import { type MenuEntry, type MenuPlace, registeredMenu } from '../menu/registered-menu.ts'
import { useTitleOf } from '../menu/use-title-of.ts'
import { foundKindNames, searchWords } from './words.ts'

/** Where each kind is shown. */
const screenOf: Record<FoundKind, Path<{ id?: string }>> = {
  person: consolePaths.person,
  order: consolePaths.orders,
  document: consolePaths.issued,
  terminal: consolePaths.terminals,
}

interface Result {
  readonly address: string
  readonly title: string
  readonly note: string
}

interface ResultGroup {
  readonly title: string
  readonly results: readonly Result[]
}

const maxScreens = 6

/** The places inside screens that have a name of their own; they come with the first letter typed. */
const usePlaces = (isWanted: boolean): ReadonlyMap<Path, readonly MenuPlace[]> => {
  const [loaded, setLoaded] = useState<ReadonlyMap<Path, readonly MenuPlace[]>>(new Map())
  useEffect(() => {
    if (!isWanted) return
    const load = async ({ path, places }: MenuEntry) => [path, places ? (await places()).places : []] as const
    Promise.all(registeredMenu().map(load)).then(
      (all) => setLoaded(new Map(all)),
      () => undefined,
    )
  }, [isWanted])
  return loaded
}

/** What is called like what was typed: screens and settings of the app at once, and then what the server finds. */
export const useResults = (typed: string) => {
  const words = useWords(searchWords)
  const say = useSay()
  const titleOf = useTitleOf()
  const mayOpen = useMayOpen()
  const wanted = typed.trim()
  const isSearching = wanted !== ''
  const entries = registeredMenu().filter(({ path }) => mayOpen(path))
  const keywords = useKeywords(isSearching)
  const places = usePlaces(isSearching)
  const asked = useDebounced(wanted).slice(0, 50)
  const read = useRead(searchConsole, { words: asked }, { enabled: asked !== '', background: true })
  const screens = isSearching ? findEntries(entries, wanted, keywords).slice(0, maxScreens) : []
  const settings = entries.flatMap(({ path }) =>
    (places.get(path) ?? [])
      .filter(({ title }) => isSearching && title.some((text) => text.toLowerCase().includes(wanted.toLowerCase())))
      .map(({ title, queryFor }) => ({ address: mergeQuery(path.address, queryFor(say(title))), title: say(title), note: titleOf(path) })),
  )
  const found = isSearching ? (read.data ?? []) : []
  const groups: ResultGroup[] = [
    ...[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, rows]) => ({
      title: say(foundKindNames[kind]),
      results: rows.map(({ id, title, note }) => ({ address: mergeQuery(screenOf[kind].address, { id }), title, note })),
    })),
    {
      title: words.screens,
      results: screens.map(({ path, section }) => ({ address: path.address, title: titleOf(path), note: say(section.title) })),
    },
    { title: words.settings, results: settings.slice(0, maxScreens) },
  ].filter(({ results }) => results.length > 0)
  return { groups, isSearching, isSettled: !isSearching || (asked === wanted && !read.isFetching) }
}
