export type StepPicture = 'settings' | 'import' | 'trust'

const drawings: Record<StepPicture, readonly [shape: string, stroke: string]> = {
  settings: [
    'M8 10h104a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z',
    'M4 22h112M40 22v44M12 32h20M12 42h20M12 52h14M52 34h52M52 44h36M92 54h12',
  ],
  import: [
    'M28 8h48l16 16v40a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z',
    'M76 8v16h16M36 28h28M36 38h18M70 44a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM65 60v12l5-4 5 4V60',
  ],
  trust: [
    'M8 10h104a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z',
    'M16 22h12v12H16zM16 44h12v12H16zM18 28l4 4 8-10M18 50l4 4 8-10M40 28h56M40 50h44',
  ],
}

/** What to look for on the screen of the reader, in a few lines. */
export function StepDrawing({ picture }: { readonly picture: StepPicture }) {
  const [shape, stroke] = drawings[picture]
  return (
    <svg className="trust-drawing" viewBox="0 0 120 76" aria-hidden="true">
      <path className="state-shape" d={shape} />
      <path className="state-stroke" d={stroke} />
    </svg>
  )
}
