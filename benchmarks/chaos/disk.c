/* LD_PRELOAD: a disk that can be full and can lose its power, for the files in one folder.
 *
 * CHAOS_FOLDER: the folder. CHAOS_FULL: while this file exists, no file can grow, and every third sync fails.
 * CHAOS_JOURNAL: every write, truncation and sync is recorded in this file (disk.py reads it), and nothing is really
 * synced: what the disk would have after a power cut is made from the record. A sync covers what was written before it
 * began, and counts once it has ended; it takes a while, so that processes are killed during it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 4096
#define NAME 47
#define SYNC_MICROSECONDS 2000

struct record { char kind; char name[NAME]; int64_t offset, length; };

static char names[FILES][NAME]; /* by descriptor; "." for the folder itself, "" for what is not ours */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int64_t count; /* records so far */
static int journal = -1;
static unsigned syncs;

static const char *name_of(int fd) { return fd >= 0 && fd < FILES && names[fd][0] ? names[fd] : NULL; }

static int is_full(void) {
    const char *flag = getenv("CHAOS_FULL");
    return flag && syscall(SYS_access, flag, F_OK) == 0;
}

/* The name within the folder, or NULL. */
static const char *inside(const char *path) {
    const char *folder = getenv("CHAOS_FOLDER");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length)) return NULL;
    if (!path[length]) return ".";
    return path[length] == '/' && strlen(path + length + 1) < NAME ? path + length + 1 : NULL;
}

/* Under the lock. */
static void note(char kind, const char *name, int64_t offset, int64_t length, const void *data) {
    const char *path = getenv("CHAOS_JOURNAL");
    if (!path) return;
    if (journal < 0) journal = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    struct record head = {.kind = kind, .offset = offset, .length = data ? length : 0};
    strncpy(head.name, name, NAME - 1);
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, data ? length : 0}};
    if (syscall(SYS_writev, journal, parts, 2) != (ssize_t)(sizeof head + parts[1].iov_len)) _exit(99);
    count++;
}

static void note_one(char kind, const char *name, int64_t offset, int64_t length, const void *data) {
    pthread_mutex_lock(&lock);
    note(kind, name, offset, length, data);
    pthread_mutex_unlock(&lock);
}

static int opened(const char *path, int flags, mode_t mode) {
    const char *name = inside(path);
    int is_new = name && (flags & O_CREAT) && syscall(SYS_access, path, F_OK) != 0;
    if (is_new) note_one('c', name, 0, 0, NULL);
    int fd = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (fd >= 0 && fd < FILES) strcpy(names[fd], name ? name : "");
    return fd;
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opened(path, flags | O_LARGEFILE, mode);
}

int close(int fd) {
    if (fd >= 0 && fd < FILES) names[fd][0] = 0;
    return syscall(SYS_close, fd);
}

/* How many of these bytes have room: on a full disk, only what the file has already. */
static int64_t room(int fd, int64_t offset, int64_t length) {
    struct stat found;
    if (!is_full() || fstat(fd, &found)) return length;
    int64_t left = found.st_size - offset;
    return left < 0 ? 0 : left < length ? left : length;
}

static ssize_t put(int fd, const char *name, const void *data, size_t length, int64_t offset) {
    int64_t fits = room(fd, offset, length);
    if (length && fits == 0) {
        errno = ENOSPC;
        return -1;
    }
    note_one('w', name, offset, fits, data);
    return syscall(SYS_pwrite64, fd, data, fits, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
    const char *name = name_of(fd);
    return name ? put(fd, name, data, length, offset) : syscall(SYS_pwrite64, fd, data, length, offset);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
    const char *name = name_of(fd);
    if (!name) return syscall(SYS_write, fd, data, length);
    ssize_t done = put(fd, name, data, length, lseek(fd, 0, SEEK_CUR));
    if (done > 0) lseek(fd, done, SEEK_CUR);
    return done;
}

int ftruncate64(int fd, off_t length) {
    const char *name = name_of(fd);
    if (name) note_one('t', name, length, 0, NULL);
    return syscall(SYS_ftruncate, fd, length);
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
    const char *name = inside(path);
    if (name && syscall(SYS_access, path, F_OK) == 0) note_one('u', name, 0, 0, NULL);
    return syscall(SYS_unlink, path);
}

static int sync_of(int fd, long number) {
    const char *name = name_of(fd);
    if (name && is_full() && syncs++ % 3 == 2) {
        errno = ENOSPC;
        return -1;
    }
    if (!name || !getenv("CHAOS_JOURNAL")) return syscall(number, fd);
    pthread_mutex_lock(&lock);
    int64_t before = count;
    pthread_mutex_unlock(&lock);
    usleep(SYNC_MICROSECONDS);
    note_one('s', name, before, 0, NULL);
    return 0;
}

int fsync(int fd) { return sync_of(fd, SYS_fsync); }
int fdatasync(int fd) { return sync_of(fd, SYS_fdatasync); }
