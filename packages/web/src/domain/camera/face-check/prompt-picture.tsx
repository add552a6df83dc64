import type { Prompt } from '@campus/contract/faces/face-words.ts'

const shapes: Readonly<Record<Prompt | 'front', string>> = {
  front: 'M24 28h.1M40 28h.1M26 42q6 4 12 0',
  blink: 'M20 28q4 4 8 0M36 28q4 4 8 0M26 42q6 3 12 0',
  'turn-head': 'M32 28h.1M44 28h.1M34 42q5 3 9 0M6 32h-4m0 0l4-4m-4 4l4 4',
  'open-mouth': 'M24 28h.1M40 28h.1M32 37a5 6 0 1 0 .1 0z',
}

/** A head that shows what is asked for. */
export function PromptPicture({ prompt }: { readonly prompt: Prompt | 'front' }) {
  return (
    <svg className="prompt-picture" viewBox="-2 0 68 64" aria-hidden="true">
      <path className="prompt-head" d="M32 6c13 0 19 9 19 23S43 58 32 58 13 43 13 29 19 6 32 6z" />
      <path d={shapes[prompt]} />
    </svg>
  )
}
