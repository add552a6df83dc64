import { type Language, type Phrase, say } from '@campus/contract/language.ts'

type Sign = readonly [mark: RegExp, name: Phrase]

const brand = (name: string): Phrase => [name, name, name]

/** In this order: an app names the browser it is made of as well, and nearly every browser calls itself Chrome and Safari. */
const browsers: readonly Sign[] = [
  [/wxwork\//i, ['企业微信', 'WeCom', '企業微信']],
  [/MicroMessenger\//i, ['微信', 'WeChat', '微信']],
  [/DingTalk\//i, ['钉钉', 'DingTalk', '釘釘']],
  [/Edg(?:e|A|iOS)?\//, brand('Edge')],
  [/OPR\//, brand('Opera')],
  [/SamsungBrowser\//, brand('Samsung Internet')],
  [/HuaweiBrowser\//, ['华为浏览器', 'Huawei Browser', '華為瀏覽器']],
  [/MiuiBrowser\//, ['小米浏览器', 'Mi Browser', '小米瀏覽器']],
  [/M?QQBrowser\//, ['QQ 浏览器', 'QQ Browser', 'QQ 瀏覽器']],
  [/UCBrowser\//, ['UC 浏览器', 'UC Browser', 'UC 瀏覽器']],
  [/(?:FxiOS|Firefox)\//, brand('Firefox')],
  [/(?:CriOS|Chrome|HeadlessChrome)\//, brand('Chrome')],
  [/Version\/\S+ .*Safari\//, brand('Safari')],
]

const systems: readonly Sign[] = [
  [/HarmonyOS/i, brand('HarmonyOS')],
  [/iPhone/, brand('iPhone')],
  [/iPad/, brand('iPad')],
  [/Android/, brand('Android')],
  [/Windows/, brand('Windows')],
  [/CrOS/, brand('ChromeOS')],
  [/Mac OS X|Macintosh/, brand('macOS')],
  [/Linux/, brand('Linux')],
]

const unknown: Phrase = ['未知设备', 'Unknown device', '未知裝置']

/** A readable device name from the User-Agent: "Chrome · Windows". */
export const nameDevice = (userAgent: string, language: Language): string => {
  const found = [browsers, systems].flatMap((signs) => signs.find(([mark]) => mark.test(userAgent))?.slice(1, 2) ?? []) as Phrase[]
  return found.length > 0 ? found.map((name) => say(name, language)).join(' · ') : say(unknown, language)
}
