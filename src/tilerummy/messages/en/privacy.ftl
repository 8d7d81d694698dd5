# What the server stores about people: must stay true of server/store and the settings. And the host’s page.

privacy-title = Privacy
privacy-intro = There are no accounts. This is all that this server stores about you:
privacy-cookie = A cookie with a random secret, for a year after your last visit. The server itself keeps only a hash of it.
privacy-name = The name that you give yourself, if you do.
privacy-tables = The tables where you sat: your name there, every move with its time, and the deal. What you say to others is not stored. Whoever may watch a table sees its matches, and anybody with its link can read the record of a match that is over.
privacy-people = Whom you have blocked, and whom you have reported with the reason. If you were reported or banned: that, with your name.
privacy-host = What the host does about you (a ban, another name) is noted with your id. So are two people at a public table who are connected from one address or come whenever the other goes: with your id and name, without the address.
privacy-backups = Backups that the host has made keep what was stored then.
privacy-address = Your network address is not stored. It is kept in memory while limits are counted, and compared with those of others at a public table. Only addresses that the host has banned are stored.
privacy-log = The server’s log has no names, cookies or addresses.
privacy-device = Your settings, sheets and progress stay in your browser.
privacy-nobody = Nothing is passed on to anybody, and nothing is loaded from elsewhere.
privacy-kept = All of it is deleted { $days } days after it was last used. Bans are deleted when they end; a banned visitor’s id is kept until then.
privacy-kept-always = The host of this server has chosen not to delete anything by itself.
privacy-rights = What you can do
privacy-data = Give me my data
privacy-delete-what = If you delete yourself, your name, your id, your blocks and your reports go. Matches with others stay, so that they can replay them, but without your name. What stays until it is deleted as said above: reports about you, and your id in the host’s notes as long as you are banned. In this browser, what it keeps of your seats goes; settings, sheets and progress stay.
privacy-delete = Delete me
privacy-delete-sure = Press again to delete everything about you. It cannot be undone.
privacy-delete-done = Done. You are deleted.
privacy-delete-failed = That did not work. Try again in a moment.

## The host’s page
host-page-title = For the host
host-page-secret = Secret
host-page-show = Show
host-page-reports = Reports
host-page-bans = Bans
host-page-log = What the host did
host-page-ban = Ban
host-page-unban = End the ban
host-page-close = Close the table
host-page-rename = Rename
host-page-object = Visitor or address
host-page-hours = Hours
host-page-good = For good
host-page-signs = Signs of two seats by one person
host-page-look = Show the table
host-page-sure = Really? It takes effect at once.
host-page-reason = Reason
host-page-table = Table
host-page-who = Visitor
host-page-name = New name

## Fields of what the host’s page shows
host-field-id = number
host-field-at = time
host-field-table = table
host-field-seat = seat
host-field-who = visitor
host-field-name = name
host-field-author = by
host-field-reason = reason
host-field-kind = kind
host-field-object = about
host-field-until = until
host-field-task = task
host-field-detail = detail
host-field-game = game
host-field-public = public
host-field-phase = state
host-field-closed = closed
host-field-people = people
host-field-gone = has left
licences-title = Licences
licences-ours = tilerummy is free software under the MIT licence. Its page contains work of others, under these licences:
