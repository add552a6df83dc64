import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useBackOnline } from '../checking/use-back-online.ts'
import { OutcomeView } from '../outcome/outcome-view.tsx'
import type { FileCheck } from './use-file-check.ts'
import { verifyWords } from './words.ts'

interface OwnFindingProps {
  readonly found: Extract<FileCheck, { is: 'found' }>
  readonly onAnother: () => void
}

/** What this device has found by itself. It is kept nowhere, so it stands here and not at an address. */
export function OwnFinding({ found: { name, own, ask }, onAnother }: OwnFindingProps) {
  const words = useWords(verifyWords)
  useBackOnline(() => ask?.())
  return (
    <OutcomeView
      shown={own}
      subject={name}
      actions={
        <>
          {ask && (
            <Button color="primary" onClick={ask}>
              {words.askNow}
            </Button>
          )}
          <Button {...(!ask && { color: 'primary' as const })} onClick={onAnother}>
            {words.another}
          </Button>
        </>
      }
    />
  )
}
