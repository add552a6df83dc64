import { MessageToast } from '../layout/message-toast.tsx'
import { TabLinks } from '../layout/tab-links.tsx'
import { AccountNews } from './account-news.tsx'
import { FollowLook } from './follow-look.ts'

/** What the app follows while somebody is logged in. */
function Following() {
  return (
    <>
      <AccountNews />
      <FollowLook />
      <MessageToast />
    </>
  )
}

/** What only somebody who is logged in needs: the login page is shown without it. */
export const loggedIn = { TabLinks, Following }
