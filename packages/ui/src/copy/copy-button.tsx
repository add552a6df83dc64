import { Button } from '../button/button.tsx'
import { toast } from '../feedback/toast.ts'
import { useWords } from '../words/words.ts'
import { copyWords } from './words.ts'

interface CopyButtonProps {
  readonly text: string
  /** What is copied, for who does not see what stands beside the button. */
  readonly label: string
}

/** Browsers lend their clipboard to pages over https only; elsewhere the reader is asked to copy by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const words = useWords(copyWords)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(words.copied, 'success')
    } catch {
      toast(words.notCopied, 'failure')
    }
  }
  return (
    <Button size="small" aria-label={`${words.copy} ${label}`} onClick={() => void copy()}>
      {words.copy}
    </Button>
  )
}
