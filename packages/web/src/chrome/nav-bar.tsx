import { LeftOutline } from '@campus/ui/icons/left-outline.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { back } from '../navigation/navigator.ts'
import './nav-bar.css'
import { chromeWords } from './words.ts'

export function NavBar({ title }: { readonly title: string }) {
  const words = useWords(chromeWords)
  return (
    <header className="nav-bar">
      <button type="button" className="nav-back" aria-label={words.back} onClick={() => back()}>
        <LeftOutline aria-hidden="true" />
      </button>
      <h1 className="nav-title">{title}</h1>
    </header>
  )
}
