import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const lookWords = wordsOf({
  lead: [
    '登录页、应用菜单和自助终端都会显示这里的校名、校徽和颜色。',
    'Names, logo and colour of the school on the login page, in the menus and on terminals.',
    '登入頁、應用程式選單和自助終端都會顯示這裡的校名、校徽和顏色。',
  ],
  names: ['校名', 'School name', '校名'],
  logo: ['校徽', 'Logo', '校徽'],
  logoHint: [
    'PNG、JPEG 或 SVG，不超过 1 MB，边长至少 64 像素',
    'PNG, JPEG or SVG, up to 1 MB, at least 64 pixels on each side',
    'PNG、JPEG 或 SVG，不超過 1 MB，邊長至少 64 像素',
  ],
  chooseLogo: ['选择图片', 'Choose a picture', '選擇圖片'],
  removeLogo: ['移除校徽', 'Remove logo', '移除校徽'],
  noLogo: ['尚未设置校徽，显示产品图标', 'No logo yet. The icon of the product is shown.', '尚未設定校徽，顯示產品圖示'],
  colour: ['颜色', 'Colour', '顏色'],
  colourHint: [
    '用于按钮、链接和登录页；浅色背景上的文字会自动加深。',
    'Used for buttons, links and the login page. Text on light backgrounds is darkened where needed.',
    '用於按鈕、連結和登入頁；淺色背景上的文字會自動加深。',
  ],
  usualColour: ['使用默认颜色', 'Use the default colour', '使用預設顏色'],
  seal: ['印章', 'Seal', '印章'],
  sealText: [
    '每个证明模板有自己的印章，在模板的规则中更换。',
    'Each certificate template has its own seal. Change it in the rules of the template.',
    '每個證明範本有自己的印章，在範本的規則中更換。',
  ],
  sealUses: (count: number): Phrase => [
    `用于 ${count} 个证明模板`,
    count === 1 ? 'On 1 certificate' : `On ${count} certificates`,
    `用於 ${count} 個證明範本`,
  ],
  templates: ['打开证明模板', 'Open certificate templates', '開啟證明範本'],
  preview: ['预览', 'Preview', '預覽'],
  loginPage: ['登录页', 'Login page', '登入頁'],
  terminal: ['自助终端', 'Terminal', '自助終端'],
  button: ['按钮', 'Button', '按鈕'],
  link: ['链接', 'Link', '連結'],
  saved: ['学校形象已保存', 'School look saved', '學校形象已儲存'],
})
