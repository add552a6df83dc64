import { facesPaths } from '@campus/contract/paths/faces.ts'
import '@campus/ui/page/page.css'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { OwnCheck } from './own-check.tsx'
import { TakenOver } from './taken-over.tsx'

/** Mine, on this device or for the computer whose code was scanned. */
export default function OwnCheckScreen() {
  const { handover, code } = useQueryOf(facesPaths.ownCheck)
  return (
    <div className="page">
      {handover && code ? <TakenOver purpose="user" handover={handover} code={code} /> : <OwnCheck purpose="user" />}
    </div>
  )
}
