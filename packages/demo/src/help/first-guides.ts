import { heading, item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

/** Where one begins: the first day, the account, the workbench. */
export const firstGuides = [
  article(
    'first-day',
    ['新生第一天：十分钟设置好账号', 'Your first day: ten minutes to set up', '新生第一天：十分鐘設定好帳號'],
    paragraph(
      '完成下面几步，之后办事、取件和找回密码都会顺利得多。',
      'Set up these few things now to save time later.',
      '完成下面幾步，之後辦事、取件和找回密碼都會順利得多。',
    ),
    heading('一、第一次登录', '1. Log in', '一、第一次登入'),
    item(
      '选择学校和用户类型，用学号和验证码登录，阅读并同意隐私政策和用户协议。',
      'Choose your school and user type, log in with your number and a code, and agree to the privacy policy and the user agreement.',
      '選擇學校和使用者類型，用學號和驗證碼登入，閱讀並同意隱私權政策和使用者協議。',
    ),
    item(
      '设置昵称，核对姓名拼音是否与护照一致。',
      'Choose a nickname and check that your name in Latin letters matches your passport.',
      '設定暱稱，核對姓名拼音是否與護照一致。',
    ),
    heading('二、保护账号', '2. Keep it safe', '二、保護帳號'),
    item(
      '设置一个只在这里使用的密码，再添加一个通行密钥，以后用指纹或面容登录。',
      'Set a password you use nowhere else, then add a passkey to log in with fingerprint or face.',
      '設定一個只在這裡使用的密碼，再新增一個通行金鑰，以後用指紋或臉部登入。',
    ),
    item(
      '手机和邮箱都要填写，其中一个停用时还能找回账号。',
      'Add both a phone number and an email address, so you still have one if the other stops working.',
      '手機和電子信箱都要填寫，其中一個停用時還能找回帳號。',
    ),
    heading('三、完善资料', '3. Complete your profile', '三、完善資料'),
    item(
      '添加至少一位紧急联系人；证件号码保存后不能修改，请仔细核对。',
      'Add at least one emergency contact. An ID number cannot be changed once saved.',
      '新增至少一位緊急聯絡人；證件號碼保存後不能修改，請仔細核對。',
    ),
    item(
      '在“隐私”里决定谁能看到您的电话和邮箱。',
      'Choose under “Privacy” who sees your phone number and email.',
      '在「隱私」裡決定誰能看到您的電話和電子信箱。',
    ),
  ),
  article(
    'workbench',
    ['用好工作台', 'Make the workbench yours', '用好工作台'],
    paragraph(
      '工作台按您的身份列出可以办理的服务，并按用途分组。',
      'The workbench lists the services available to you, grouped by purpose.',
      '工作台按您的身分列出可以辦理的服務，並按用途分組。',
    ),
    heading('查找', 'Find', '查找'),
    item(
      '输入名称、拼音或首字母，例如 zdzm 会找到“在读证明”。',
      'Type a name, pinyin or initials: zdzm finds the enrolment certificate.',
      '輸入名稱、拼音或首字母，例如 zdzm 會找到「在讀證明」。',
    ),
    heading('排列', 'Favourites', '排列'),
    item(
      '在“常用设置”里把常用的服务设为收藏，并调整顺序；所有设备同步。',
      'Under “Edit favourites”, mark your favourites and put them in order. They sync to all your devices.',
      '在「常用設定」裡把常用的服務設為收藏，並調整順序；所有裝置同步。',
    ),
    heading('数字角标', 'Badges', '數字角標'),
    item(
      '角标是正在等您处理的事项数，处理后立即减少。',
      'A badge shows how many items are waiting for you. It goes down as soon as you act.',
      '角標是正在等您處理的事項數，處理後立即減少。',
    ),
  ),
  article(
    'pc-login',
    ['在电脑上使用', 'Use Campus on a computer', '在電腦上使用'],
    paragraph(
      '用电脑浏览器打开同一个网址，宽屏下左侧是导航，右侧是内容。',
      'Open the same address in a browser. On a wide screen, the navigation is on the left.',
      '用電腦瀏覽器打開同一個網址，寬螢幕下左側是導覽，右側是內容。',
    ),
    heading('扫码登录', 'Log in with a QR code', '掃碼登入'),
    item(
      '在电脑的登录页选择扫码，用手机上的“扫一扫”扫描。',
      'Choose the QR code on the computer’s login page and scan it with “Scan” on your phone.',
      '在電腦的登入頁選擇掃碼，用手機上的「掃一掃」掃描。',
    ),
    item(
      '手机会显示是哪台电脑、在哪里；确认是自己再点“确认登录”。',
      'Your phone shows which computer it is and where. Confirm only if it is yours.',
      '手機會顯示是哪台電腦、在哪裡；確認是自己再點「確認登入」。',
    ),
    heading('公用电脑', 'Public computers', '公用電腦'),
    item(
      '不要勾选“记住登录”，离开前退出登录；忘了退出，可以在手机的“登录设备”里结束它。',
      'Do not select “Remember me”, and log out before you leave. If you forgot, log it out under “Devices” on your phone.',
      '不要勾選「記住登入」，離開前登出；忘了登出，可以在手機的「登入裝置」裡結束它。',
    ),
  ),
]
