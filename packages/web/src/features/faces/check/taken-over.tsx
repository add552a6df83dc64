import { followHandover } from '@campus/contract/faces/checks.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useRead } from '../../../api/use-read.ts'
import { OwnCheck } from './own-check.tsx'

interface TakenOverProps {
  readonly purpose: 'user' | 'manager'
  readonly handover: string
  readonly code: string
}

/** The phone makes the check of a computer whose code it scanned. Taking it over counts once and is never repeated by itself. */
export function TakenOver({ purpose, handover, code }: TakenOverProps) {
  const read = useRead(followHandover, { id: handover, code }, { staleTime: Number.POSITIVE_INFINITY })
  return <QueryView read={read}>{() => <OwnCheck purpose={purpose} handoverId={handover} />}</QueryView>
}
