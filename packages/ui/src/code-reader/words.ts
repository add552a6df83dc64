import { wordsOf } from '../words/words.ts'

export const codeReaderWords = wordsOf({
  aim: ['将二维码或条形码放入框内', 'Hold the code inside the frame', '將 QR 碼或條碼放入框內'],
  torchOn: ['打开手电筒', 'Turn the light on', '打開手電筒'],
  torchOff: ['关闭手电筒', 'Turn the light off', '關閉手電筒'],
  deniedText: [
    '请在浏览器的网站设置里允许使用相机，再点“重试”；也可以选择图片或输入编码。',
    'Allow camera access in your browser’s site settings and try again, choose a picture, or type the code.',
    '請在瀏覽器的網站設定裡允許使用相機，再點「重試」；也可以選擇圖片或輸入編碼。',
  ],
  missingText: [
    '这台设备没有可用的相机，请选择图片或输入编码。',
    'This device has no usable camera. Choose a picture or type the code.',
    '這台裝置沒有可用的相機，請選擇圖片或輸入編碼。',
  ],
  busyText: [
    '请关闭其他正在使用相机的应用，再点“重试”。',
    'Close the other app using the camera and try again.',
    '請關閉其他正在使用相機的應用，再點「重試」。',
  ],
  insecureText: [
    '浏览器只在安全连接（https）下开放相机，请选择图片或输入编码。',
    'The camera works only over a secure connection (https). Choose a picture or type the code.',
    '瀏覽器只在安全連線（https）下開放相機，請選擇圖片或輸入編碼。',
  ],
  picture: ['从图片识别', 'Choose a picture', '從圖片辨識'],
  readingPicture: ['正在识别…', 'Reading…', '正在辨識…'],
  nothingFound: [
    '图片里没有找到二维码或条形码，请换一张更清晰的。',
    'No code found in the picture. Choose a sharper one.',
    '圖片裡沒有找到 QR 碼或條碼，請換一張更清晰的。',
  ],
  pictureBroken: ['这不是可以打开的图片，请换一张。', 'This picture cannot be opened. Choose another.', '這不是可以打開的圖片，請換一張。'],
})
