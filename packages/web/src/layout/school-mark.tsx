import { useSession } from '../session/use-session.ts'
import './school-mark.css'

/** The logo of the school, or of the product where the school has none. */
export function SchoolMark() {
  const { logo } = useSession('look')
  return logo ? <img className="school-mark" src={logo} alt="" /> : <img src="/icon.svg" alt="" width="32" height="32" />
}
