import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useWords } from '../words/words.ts'
import type { CameraTrouble } from './camera-trouble.ts'
import './no-camera.css'
import { cameraWords } from './words.ts'

interface NoCameraProps {
  readonly why: CameraTrouble
  /** What can be done about it, and instead. */
  readonly text: string
  readonly onRetry: () => void
  readonly children?: ReactNode
}

/** Stands where the picture of the camera would be. */
export function NoCamera({ why, text, onRetry, children }: NoCameraProps) {
  const words = useWords(cameraWords)
  const isWorthRetrying = why === 'denied' || why === 'busy'
  return (
    <div className="no-camera" role="alert">
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <path className="state-shape" d="M20 22h14l5-8h18l5 8h14a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z" />
        <path className="state-stroke" d="M48 30a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM14 8l68 60" />
      </svg>
      <h2>{words[why]}</h2>
      <p>{text}</p>
      {isWorthRetrying && (
        <Button color="primary" fill="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {children}
    </div>
  )
}
