import { isFirstLogin, login, loginByTicket, logout, ownLoginCode, setLanguage } from '@campus/contract/account/login.ts'
import { route } from '../../../http/route.ts'
import { chooseLanguage, giveLoginCode, logIn, logInByTicket, notifyFirstLogin } from './login.service.ts'
import { logOut } from './logout.service.ts'

export const loginRoutes = [
  route(login, logIn),
  route(loginByTicket, logInByTicket),
  route(logout, logOut),
  route(ownLoginCode, giveLoginCode),
  route(isFirstLogin, notifyFirstLogin),
  route(setLanguage, chooseLanguage),
]
