import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useWords } from '../words/words.ts'
import './feedback.css'
import { pending } from './pending.ts'
import { QuestionPlace } from './question-place.tsx'
import { makeIndicator } from './request-indicator.ts'
import { shownToast } from './toast.ts'
import { feedbackWords } from './words.ts'

const later = (milliseconds: number, action: () => void) => {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}

function Requesting() {
  const words = useWords(feedbackWords)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const follow = makeIndicator(later, setShown)
    follow(pending.getState())
    return pending.subscribe(follow)
  }, [])
  return (
    <div className="requesting-place" role="status">
      {isShown && (
        <p className="requesting">
          <span className="requesting-wheel" aria-hidden="true" />
          {words.requesting}
        </p>
      )}
    </div>
  )
}

function ToastPlace() {
  const toast = useStore(shownToast)
  const place = useRef<HTMLDivElement>(null)
  // Sheets lie in the browser's top layer, above any z-index: each toast is lifted over the one that is open.
  useEffect(() => {
    const isLifted = () => place.current?.matches(':popover-open')
    if (toast && isLifted()) place.current?.hidePopover()
    if (!isLifted()) place.current?.showPopover()
  }, [toast])
  return (
    <div ref={place} popover="manual" className="toast-place" role="status" aria-live={toast?.kind === 'failure' ? 'assertive' : 'polite'}>
      {toast && (
        <p className={`toast toast-${toast.kind}`} key={toast.id}>
          {toast.text}
        </p>
      )}
    </div>
  )
}

const watchNetwork = (watcher: () => void) => {
  window.addEventListener('online', watcher)
  window.addEventListener('offline', watcher)
  return () => {
    window.removeEventListener('online', watcher)
    window.removeEventListener('offline', watcher)
  }
}

function NoNetwork() {
  const words = useWords(feedbackWords)
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  return (
    <div className="no-network-place" role="status">
      {!isOnline && <p className="no-network">{words.offline}</p>}
    </div>
  )
}

/** The places stay in the page while empty, so that screen readers announce what appears in them. */
export function FeedbackLayer() {
  return (
    <>
      <NoNetwork />
      <Requesting />
      <QuestionPlace />
      <ToastPlace />
    </>
  )
}
