import { heading, item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

/** How paper comes into one's hand: at a terminal, from the phone alone, by somebody else. */
export const receivingGuides = [
  article(
    'print-terminal',
    ['在自助终端取件', 'Collect at a terminal', '在自助終端取件'],
    heading('用取件码', 'With a pick-up code', '用取件碼'),
    item(
      '在手机上出示取件码，对准终端的扫码口；也可以点“输入取件码”，输入 12 位数字。',
      'Hold the pick-up code on your phone up to the scanner, or choose “Enter a pick-up code” and enter its 12 digits.',
      '在手機上出示取件碼，對準終端的掃碼口；也可以點「輸入取件碼」，輸入 12 位數字。',
    ),
    item(
      '取件码 24 小时有效，不含个人信息。全部页出来后失效；卡纸时继续有效，只补打缺的页。',
      'A code is valid for 24 hours and contains no personal data. It ends when all pages are printed. After a paper jam it still works for the missing ones.',
      '取件碼 24 小時有效，不含個人資訊。全部頁出來後失效；卡紙時繼續有效，只補印缺的頁。',
    ),
    heading('用登录码', 'With your login code', '用登入碼'),
    item(
      '在终端扫手机上的登录码，可以看到您所有待打印的内容和文件，当场选择、付款、打印。',
      'Show the login code on your phone to see everything waiting to print and your files. Then choose, pay and print on the spot.',
      '在終端掃手機上的登入碼，可以看到您所有待列印的內容和檔案，當場選擇、付款、列印。',
    ),
    item(
      '用完点“结束”。一分半钟无人操作，终端会自动退出并忘记一切。',
      'Choose “Finish” when you are done. After 90 seconds without a touch, the session ends automatically and your data is cleared.',
      '用完點「結束」。一分半鐘無人操作，終端會自動退出並忘記一切。',
    ),
  ),
  article(
    'print-phone',
    ['不碰屏幕，用手机打印', 'Contactless printing with your phone', '不碰螢幕，用手機列印'],
    paragraph(
      '终端屏幕上的二维码每分钟更换，只对站在旁边的人有效。',
      'The code on a terminal screen changes every minute, so it works only for the person standing there.',
      '終端螢幕上的 QR 碼每分鐘更換，只對站在旁邊的人有效。',
    ),
    item(
      '用本应用的“扫一扫”或手机相机扫终端屏幕上的二维码，核对终端名称。',
      'Scan the code on the screen with the app or your camera, and check the terminal name.',
      '用本應用的「掃一掃」或手機相機掃終端螢幕上的 QR 碼，核對終端名稱。',
    ),
    item(
      '在手机上选择要打印的内容，纸就从这台终端出来，手机上能看到打印到第几页。',
      'Choose what to print on your phone. It is printed at this terminal, and your phone shows the progress page by page.',
      '在手機上選擇要列印的內容，紙就從這台終端出來，手機上能看到列印到第幾頁。',
    ),
    item('请等纸全部出来后取走。', 'Wait until all sheets are printed and take them with you.', '請等紙全部出來後取走。'),
  ),
  article(
    'print-entrust',
    ['请人代领，替人代领', 'Delegate a pick-up, collect for others', '請人代領，替人代領'],
    heading('请人代领', 'Someone collects it for you', '請人代領'),
    item(
      '打开“请人代领”，选择要领取的证明或打印任务，输入对方的学号或工号，核对打码的姓名。',
      'Open “Delegated pick-up”, choose what to collect, enter the other person’s number and check the masked name.',
      '打開「請人代領」，選擇要領取的證明或列印任務，輸入對方的學號或工號，核對遮蔽的姓名。',
    ),
    item(
      '填写份数和截止时间（最长 30 天），发出后等对方接受；接受、谢绝、取走都会通知您。',
      'Choose the copies and the deadline (up to 30 days). They need to accept. You are notified when they accept, decline or have collected it.',
      '填寫份數和截止時間（最長 30 天），發出後等對方接受；接受、謝絕、取走都會通知您。',
    ),
    item(
      '随时可以撤回，对方的取件码立即失效。',
      'You can withdraw the request at any time, and their code stops working immediately.',
      '隨時可以撤回，對方的取件碼立即失效。',
    ),
    heading('替人代领', 'You collect for someone', '替人代領'),
    item(
      '在“代领”里接受后，得到自己的取件码，在任一能打印的终端打印；您看不到文件内容，只看到名称和份数。',
      'Accept under “Collect for others” to get your own code for any terminal that can print it. You see its name and the number of copies, never the content.',
      '在「代領」裡接受後，得到自己的取件碼，在任一能列印的終端列印；您看不到檔案內容，只看到名稱和份數。',
    ),
  ),
]
