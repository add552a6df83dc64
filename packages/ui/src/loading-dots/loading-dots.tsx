import './loading-dots.css'

/** Three dots that hop; the caller adds a text that says what is loading. */
export function LoadingDots() {
  return (
    <span className="loading-dots" aria-hidden>
      <svg height="1em" viewBox="0 0 100 40" fill="currentColor">
        {[20, 46, 72].map((x) => (
          <rect key={x} x={x} y="16" width="8" height="8" rx="2" />
        ))}
      </svg>
    </span>
  )
}
