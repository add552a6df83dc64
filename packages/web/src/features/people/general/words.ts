import { wordsOf } from '@campus/ui/words/words.ts'

export const generalWords = wordsOf({
  look: ['语言与外观', 'Language and appearance', '語言與外觀'],
  language: ['语言', 'Language', '語言'],
  display: ['外观', 'Appearance', '外觀'],
  system: ['跟随系统', 'System', '跟隨系統'],
  light: ['浅色', 'Light', '淺色'],
  dark: ['深色', 'Dark', '深色'],
  everywhere: ['您的其他设备会一起改变。', 'Also applies to your other devices.', '您的其他裝置會一起改變。'],
  text: ['文字大小', 'Text size', '文字大小'],
  textHint: [
    '应用跟随手机或浏览器的文字大小：请在系统的“显示与亮度”或浏览器的“缩放”中调整。',
    'The app uses the text size of your phone or browser. Change it in the display settings or by zooming.',
    '應用程式跟隨手機或瀏覽器的文字大小：請在系統的「顯示與亮度」或瀏覽器的「縮放」中調整。',
  ],
  sample: ['这是现在的文字大小。', 'This is the current text size.', '這是現在的文字大小。'],
  bySchool: ['由学校设定', 'Set by the school', '由學校設定'],
  tabs: ['底部导航', 'Tabs', '底部導覽'],
  withHome: ['首页、工作台、通讯录、消息、我的', 'Home, Workbench, Contacts, Messages, Me', '首頁、工作台、通訊錄、訊息、我的'],
  withoutHome: ['工作台、通讯录、消息、我的', 'Workbench, Contacts, Messages, Me', '工作台、通訊錄、訊息、我的'],
  pictures: ['上传图片', 'Picture uploads', '上傳圖片'],
  upTo: ['不超过', 'up to', '不超過'],
  timeZone: ['时区', 'Time zone', '時區'],
})
