/*
 * file.c: recordings in files: written line by line, read back whole.
 */
#include "match.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_FILE (16 << 20) /* bytes */

/* ---- writing ---- */

struct file_sink {
    struct rum_sink sink;
    int file;
    off_t end; /* after its last whole line */
    char *path;
    char *part;      /* written here until it is whole; NULL: in place */
    bool unfinished; /* of no use before ready() */
};

/* All of it, or nothing: what a full disk took in part is cut off again. */
static enum rum_err file_write(struct rum_sink *sink, const char *s, size_t n)
{
    struct file_sink *f = (struct file_sink *)sink;
    size_t done = 0;

    while (done < n) {
        ssize_t k = write(f->file, s + done, n - done);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0) {
            int saved = errno;
            if (done > 0 && ftruncate(f->file, f->end) == 0)
                lseek(f->file, f->end, SEEK_SET);
            errno = saved;
            return RUM_EIO;
        }
        done += (size_t)k;
    }
    f->end += (off_t)n;
    return RUM_OK;
}

static enum rum_err file_ready(struct rum_sink *sink)
{
    struct file_sink *f = (struct file_sink *)sink;

    if (f->part && rename(f->part, f->path) < 0)
        return RUM_EIO;
    f->unfinished = false;
    return RUM_OK;
}

static void file_close(struct rum_sink *sink)
{
    struct file_sink *f = (struct file_sink *)sink;

    if (f->file >= 0)
        close(f->file);
    if (f->unfinished)
        unlink(f->part ? f->part : f->path);
    free(f->path);
    free(f->part);
    free(f);
}

static char *join(const char *a, const char *b)
{
    struct rum_text t = {0};
    rum_text_printf(&t, "%s%s", a, b);
    return t.s;
}

/* A new file beside the old one, which stays whole until this one is. A device
 * or pipe cannot be replaced, only written to. */
static void open_replacement(struct file_sink *f)
{
    struct stat st;

    if (stat(f->path, &st) < 0 || S_ISREG(st.st_mode))
        f->part = join(f->path, ".part");
    f->file = open(f->part ? f->part : f->path,
                   O_WRONLY | O_CREAT | O_CLOEXEC | O_TRUNC, 0644);
    f->unfinished = f->file >= 0 && f->part;
}

/* Go on after the last whole line: a killed program leaves half of one. */
static void open_end(struct file_sink *f)
{
    char c = '\0';

    f->file = open(f->path, O_RDWR | O_CLOEXEC);
    f->end = f->file < 0 ? -1 : lseek(f->file, 0, SEEK_END);
    while (f->end > 0 && pread(f->file, &c, 1, f->end - 1) == 1 && c != '\n')
        f->end--;
    if (f->end >= 0 && ftruncate(f->file, f->end) == 0 &&
        lseek(f->file, f->end, SEEK_SET) == f->end)
        return;
    if (f->file >= 0)
        close(f->file);
    f->file = -1;
}

enum rum_err rum_sink_file(const char *path, enum rum_file how,
                           struct rum_sink **out, struct rum_err_text *why)
{
    RUM_WHY(why);
    struct file_sink *f = rum_alloc(sizeof(*f));

    f->sink = (struct rum_sink){
        .write = file_write, .ready = file_ready, .close = file_close};
    f->path = join(path, "");
    if (how == RUM_FILE_APPEND) {
        open_end(f);
    } else if (how == RUM_FILE_REPLACE) {
        open_replacement(f);
    } else {
        f->file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_EXCL, 0644);
        f->unfinished = f->file >= 0;
    }
    if (f->file >= 0) {
        *out = &f->sink;
        return RUM_OK;
    }
    why->text[0] = '\0';
    RUM_SAY(why->text, "cannot write %.150s: %s", path, strerror(errno));
    file_close(&f->sink);
    return RUM_EIO;
}

enum rum_err rum_match_record(struct rum_match *m, const char *path,
                              bool replace, struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_sink *sink;
    enum rum_err err = rum_sink_file(
        path, replace ? RUM_FILE_REPLACE : RUM_FILE_NEW, &sink, why);

    if (err)
        return err;
    errno = 0;
    err = rum_match_record_to(m, sink, false);
    if (!err)
        return RUM_OK;
    why->text[0] = '\0';
    RUM_SAY(why->text, "cannot write %.150s: %s", path,
            err == RUM_EBUSY ? "another line is still being written"
                             : strerror(errno));
    sink->close(sink);
    return err;
}

/* ---- reading ---- */

enum rum_err rum_match_open(const char *path, bool *cut, struct rum_match **out,
                            struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_text text = {0};
    struct rum_err_text inner;
    char bytes[16384];

    why->text[0] = '\0';
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = file < 0 ? -1 : 0;
    while (file >= 0 && (n = read(file, bytes, sizeof(bytes))) > 0 &&
           text.n <= MAX_FILE)
        rum_text_add(&text, bytes, (size_t)n);
    if (n < 0)
        RUM_SAY(why->text, "cannot read %.150s: %s", path, strerror(errno));
    else if (text.n > MAX_FILE)
        RUM_SAY(why->text, "%.150s is larger than any recording", path);
    if (file >= 0)
        close(file);
    enum rum_err err = why->text[0] ? RUM_EIO : RUM_OK;
    if (!err) {
        err = rum_match_load(text.s ? text.s : "", text.n, cut, out, &inner);
        if (err)
            RUM_SAY(why->text, "%.100s, %s", path, inner.text);
    }
    rum_text_finish(&text);
    return err;
}
