import { useWords } from '@campus/ui/words/words.ts'
import { LeftOutline } from 'antd-mobile-icons'
import { back } from '../navigation/navigator.ts'
import './nav-bar.css'
import { layoutWords } from './words.ts'

export function NavBar({ title }: { readonly title: string }) {
  const words = useWords(layoutWords)
  return (
    <header className="nav-bar">
      <button type="button" className="nav-back" aria-label={words.back} onClick={() => back()}>
        <LeftOutline aria-hidden="true" />
      </button>
      <h1 className="nav-title">{title}</h1>
    </header>
  )
}
