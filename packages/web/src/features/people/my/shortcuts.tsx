import { useSay, useWords } from '@campus/ui/words/words.ts'
import { named } from '../../../launcher/arrangement.ts'
import { useOffered } from '../../../launcher/use-services.ts'
import { TileLinks } from '../../../navigation/tile-links.tsx'
import { myWords } from './words.ts'

/** What one owns, most wanted first. */
const belongings = ['my-documents', 'my-orders', 'print-orders', 'cart']
/** These have a card or a row of their own on the page. */
const elsewhere = new Set(['wallet', 'bills', 'record', 'signature', 'security'])

/** Where people go from here: to what they own, and to what belongs to their account. */
export function Shortcuts() {
  const words = useWords(myWords)
  const say = useSay()
  const offered = useOffered()
  const groups = [
    [words.belongings, named(offered, belongings)],
    [words.account, [...offered.filter(({ name, group }) => group === 'mine' && !elsewhere.has(name)), ...named(offered, ['help'])]],
  ] as const
  return groups.map(([title, tiles]) => (
    <nav className="my-card" aria-label={title} key={title}>
      <TileLinks tiles={tiles.map(({ path, icon, title }) => ({ to: path, icon, title: say(title) }))} />
    </nav>
  ))
}
