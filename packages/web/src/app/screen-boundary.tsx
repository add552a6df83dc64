import { useWords } from '@campus/ui/words/words.ts'
import { Component, type ReactNode } from 'react'
import { NoticePage } from './notice-page.tsx'
import { appWords } from './words.ts'

const reload = () => window.location.reload()

function Broken() {
  const words = useWords(appWords)
  return <NoticePage title={words.broken} text={words.brokenText} action={words.reload} onAction={reload} />
}

interface State {
  readonly isBroken: boolean
}

/** A screen that throws while it is drawn takes only itself down. React offers this to classes alone. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}
