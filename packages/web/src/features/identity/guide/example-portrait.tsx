import './drawings.css'

/** What is wrong in a drawing; `good` is how a photo should be. */
type Mistake = 'good' | 'turned' | 'dark' | 'covered' | 'busy' | 'far'

interface ExamplePortraitProps {
  /** What it shows; without a text it is a decoration. */
  readonly label?: string
  readonly mistake?: Mistake
}

/** How the head lies in the photo, by mistake. */
const places: Partial<Record<Mistake, string>> = {
  turned: 'rotate(14 45 60)',
  far: 'translate(27 46) scale(0.4)',
}

function Head({ mistake }: { readonly mistake: Mistake }) {
  return (
    <g transform={places[mistake]}>
      <path className="drawn-coat" d="M6 120c0-22 14-32 28-35h22c14 3 28 13 28 35z" />
      <path className="drawn-skin" d="M37 72h16v16a8 8 0 0 1-16 0z" />
      <ellipse className="drawn-skin" cx="45" cy="54" rx="20" ry="25" />
      <path className="drawn-hair" d="M24 52c-3-23 9-30 21-30s24 7 21 30c-3-12-7-17-21-17s-18 5-21 17z" />
      <path className="drawn-line" d="M33 47q4-3 8-1m8 0q4-2 8 1M39 67q6 4 12 0M45 54v6q-1 2-3 2" />
      <circle className="drawn-eye" cx="37" cy="52" r="2.1" />
      <circle className="drawn-eye" cx="53" cy="52" r="2.1" />
      {mistake === 'covered' && (
        <>
          <path className="drawn-cover" d="M20 40c2-20 12-26 25-26s23 6 25 26q-25-9-50 0z" />
          <rect className="drawn-cover" x="30" y="48" width="13" height="9" rx="4" />
          <rect className="drawn-cover" x="47" y="48" width="13" height="9" rx="4" />
        </>
      )}
    </g>
  )
}

/** A drawing of a photo: nobody's face. */
export function ExamplePortrait({ label, mistake = 'good' }: ExamplePortraitProps) {
  return (
    <svg className="drawn-portrait" viewBox="0 0 90 120" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <rect className="drawn-ground" width="90" height="120" />
      {mistake === 'busy' && <path className="drawn-things" d="M8 20h24v34H8zM62 12h20v26H62zM66 58h18v30H66zM4 70h16v24H4z" />}
      <Head mistake={mistake} />
      {mistake === 'dark' && <path className="drawn-shade" d="M45 0h45v120H45z" />}
      {mistake === 'good' && <path className="drawn-guide" d="M45 6v108M10 24h70M10 80h70" />}
    </svg>
  )
}
