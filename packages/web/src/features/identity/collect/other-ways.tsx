import type { PhotoType } from '@campus/contract/identity/photo-types.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { EnvironmentOutline, PhonebookOutline } from 'antd-mobile-icons'
import { LinkRows } from '../../../navigation/rows.tsx'
import { collectWords } from './words.ts'

/** The ways without one's own camera; the counter is always one of them. */
export function OtherWays({ methods }: { readonly methods?: PhotoType['methods'] }) {
  const words = useWords(collectWords)
  const counter = { to: helpPaths.helpDesk, icon: PhonebookOutline, title: words.counter, text: words.counterText }
  const terminal = { to: terminalsPaths.map, icon: EnvironmentOutline, title: words.terminal, text: words.terminalText }
  return <LinkRows title={words.otherWays} rows={methods?.includes('terminal') ? [counter, terminal] : [counter]} />
}
