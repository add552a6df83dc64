import { facesPaths } from '@campus/contract/paths/faces.ts'
import '@campus/ui/page/page.css'
import { useWide } from '../../../layout/use-wide.ts'
import { back } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { OwnCheck } from './own-check.tsx'
import { TakenOver } from './taken-over.tsx'
import { WithPhone } from './with-phone.tsx'

/** Before the photo library opens: on this device, or with the phone from a computer. */
export default function ManagerCheckScreen() {
  const isWide = useWide()
  const { handover, code } = useQueryOf(facesPaths.managerCheck)
  if (handover && code)
    return (
      <div className="page">
        <TakenOver purpose="manager" handover={handover} code={code} />
      </div>
    )
  return (
    <div className="page page-two-columns">
      <OwnCheck purpose="manager" />
      {isWide && <WithPhone purpose="manager" onPassed={() => back()} />}
    </div>
  )
}
