import { type ReactNode, useRef } from 'react'
import { useWords } from '../words/words.ts'
import './pull-to-refresh.css'
import { usePull } from './use-pull.ts'
import { pullWords } from './words.ts'

interface PullToRefreshProps {
  readonly onRefresh: () => Promise<unknown>
  readonly children: ReactNode
}

/** For fingers alone: a screen that can be pulled also has a button that refreshes it. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const words = useWords(pullWords)
  const place = useRef<HTMLDivElement>(null)
  const { stage, height } = usePull(place, onRefresh)
  return (
    <div ref={place}>
      <div className={stage === 'pulling' || stage === 'ready' ? 'pull-head pull-head-held' : 'pull-head'} style={{ height }}>
        {stage !== 'still' && <p>{words[stage]}</p>}
      </div>
      {children}
    </div>
  )
}
