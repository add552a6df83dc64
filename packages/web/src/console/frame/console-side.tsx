import type { Path } from '@campus/contract/paths/path.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LeftOutline, UnorderedListOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useWide } from '../../layout/use-wide.ts'
import { back } from '../../navigation/navigator.ts'
import { listOf } from '../menu/registered-menu.ts'
import { ConsoleDialog } from './console-dialog.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import '../../layout/nav-bar.css'
import './console-side.css'
import { frameWords } from './words.ts'

function PhoneBar({ current }: { readonly current: Path }) {
  const words = useWords(frameWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className="nav-bar console-bar">
      <button type="button" className="nav-back" aria-label={words.back} onClick={() => back()}>
        <LeftOutline aria-hidden />
      </button>
      <span>{words.administration}</span>
      <button type="button" className="nav-back" aria-label={words.openMenu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UnorderedListOutline aria-hidden />
      </button>
      {isOpen && (
        <ConsoleDialog title={words.administration} onClose={() => setIsOpen(false)}>
          <ConsoleMenu current={current} onGo={() => setIsOpen(false)} />
        </ConsoleDialog>
      )}
    </header>
  )
}

/** The way around the administration: its menu beside the screen, or behind a button on a phone. */
export function ConsoleSide({ screen }: { readonly screen: Path }) {
  const words = useWords(frameWords)
  const isWide = useWide()
  const current = listOf(screen) ?? screen
  if (!isWide) return <PhoneBar current={current} />
  return (
    <div className="console-side">
      <ConsoleMenu current={current}>
        <p className="console-brand">
          <img src="/icon.svg" alt="" width="32" height="32" />
          {words.administration}
        </p>
      </ConsoleMenu>
    </div>
  )
}
