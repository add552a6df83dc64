import { helpPaths } from '@campus/contract/paths/help.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useWide } from '../../../layout/use-wide.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { appScreensKnown, screenKnown } from '../../../navigation/registry.ts'
import type { LoginPage } from '../school/use-login-page.ts'
import { LoginForm } from './login-form.tsx'
import { SchoolNotices } from './school-notices.tsx'
import { loginWords } from './words.ts'

const PcLoginPane = lazy(() => import('../pc-login/pc-login-pane.tsx'))

const pause = 1000

/** Another screen will be needed soon; this one loads first. */
const usePrepareScreens = (back: string | undefined) =>
  useEffect(() => {
    const prepare = () => (back ? screenKnown(back.split('?', 1)[0] ?? '') : appScreensKnown())
    const timer = setTimeout(() => void prepare().catch(() => undefined), pause)
    return () => clearTimeout(timer)
  }, [back])

interface LoginFrameProps {
  readonly page: LoginPage
  readonly back: string | undefined
}

/** Everything the school offers at its door; a screen with room also shows the code for the phone. */
export function LoginFrame({ page, back }: LoginFrameProps) {
  usePrepareScreens(back)
  const isWide = useWide()
  const words = useWords(loginWords)
  const { product } = page
  return (
    <>
      <div className="login-card">
        <LoginForm page={page} back={back} />
        {isWide && (
          <aside className="login-scan">
            <Suspense>
              <PcLoginPane back={back} />
            </Suspense>
          </aside>
        )}
      </div>
      <p className="login-links">
        <PathLink to={isWide ? verificationPaths.verify : verificationPaths.verifyOnPhone}>{words.verify}</PathLink>
        <PathLink to={helpPaths.help}>{words.help}</PathLink>
      </p>
      <SchoolNotices schoolId={page.school.id} />
      <footer className="login-foot">
        {product.company} · {product.version}
      </footer>
    </>
  )
}
